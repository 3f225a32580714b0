import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { TimeZone } from '../../domain/moment.ts';
import { defaultTimeZone } from '../../domain/moment.ts';

const TimeZoneContext = createContext<TimeZone>(defaultTimeZone);

interface PublisherTimeProps {
  readonly zone: TimeZone;
  readonly children?: ReactNode;
}

/** Provides the publisher's time zone to all formatted moments below. */
export function PublisherTime({ zone, children }: PublisherTimeProps) {
  return <TimeZoneContext value={zone}>{children}</TimeZoneContext>;
}

/** Time zone in which moments are formatted: the publisher's, wherever the reader is. */
export function useTimeZone(): TimeZone {
  return useContext(TimeZoneContext);
}
