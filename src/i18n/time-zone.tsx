import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { TimeZone } from '../../machines/domain/time-zone.ts';
import { defaultTimeZone } from '../../machines/domain/time-zone.ts';

const TimeZoneContext = createContext<TimeZone>(defaultTimeZone);

interface PublisherTimeProps {
  readonly zone: TimeZone;
  readonly children?: ReactNode;
}

/** Tells everything below by whose clock moments are told. */
export function PublisherTime({ zone, children }: PublisherTimeProps) {
  return <TimeZoneContext value={zone}>{children}</TimeZoneContext>;
}

/** By whose clock moments are told: the publisher's, wherever the reader is. */
export function useTimeZone(): TimeZone {
  return useContext(TimeZoneContext);
}
