import type { Configuration } from '../configuration.ts';

/** Whether the browser refuses tracking (Do Not Track, Global Privacy Control): then nothing is measured or asked. */
export function refusesTracking(browser: {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

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
