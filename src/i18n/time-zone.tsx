import type { ReactNode } from 'react';
import type { TimeZone } from '../../domain/moment.ts';
import { TimeZoneContext } from './use-time-zone.ts';

interface PublisherTimeProps {
  readonly zone: TimeZone;
  readonly children?: ReactNode;
}

/** Provides the publisher's time zone to all formatted moments below. */
export function PublisherTime({ zone, children }: PublisherTimeProps) {
  return <TimeZoneContext value={zone}>{children}</TimeZoneContext>;
}
