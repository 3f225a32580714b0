import { createContext, useContext } from 'react';
import type { TimeZone } from '../../domain/moment.ts';
import { defaultTimeZone } from '../../domain/moment.ts';

export const TimeZoneContext = createContext<TimeZone>(defaultTimeZone);

/** Time zone in which moments are formatted: the publisher's, wherever the reader is. */
export function useTimeZone(): TimeZone {
  return useContext(TimeZoneContext);
}
