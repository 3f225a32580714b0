import type { Configuration } from '../configuration.ts';

/** Whom a page tells of visits and errors, as the deployment names them. */
export type Telemetry = Pick<Configuration, 'tracker' | 'errorReporting' | 'sessionReplay' | 'build'>;

/** Whom this page tells; `null`: nobody, so that nothing of it is loaded. Whoever develops tells nobody (specification §7). */
export function telemetryOf(configuration: Telemetry, isDevelopment: boolean): Telemetry | null {
  const { tracker, errorReporting, sessionReplay, build } = configuration;
  const isAnybody = tracker !== null || errorReporting !== null || sessionReplay !== null;
  return isAnybody && !isDevelopment ? { tracker, errorReporting, sessionReplay, build } : null;
}
