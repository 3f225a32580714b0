import type { Configuration } from '../configuration.ts';

/** Services for visits and errors, as the deployment configures them. */
export type Telemetry = Pick<Configuration, 'tracker' | 'errorReporting' | 'sessionReplay' | 'build'>;

/**
 * Services that this page reports to; `null`: none, so that no code of it loads. Always off in development
 * (specification §7).
 */
export function telemetryOf(configuration: Telemetry, isDevelopment: boolean): Telemetry | null {
  const { tracker, errorReporting, sessionReplay, build } = configuration;
  const isConfigured = tracker !== null || errorReporting !== null || sessionReplay !== null;
  return isConfigured && !isDevelopment ? { tracker, errorReporting, sessionReplay, build } : null;
}
