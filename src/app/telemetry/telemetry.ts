import type { ComponentType } from 'react';
import { withTexts } from '../../i18n/catalogue.ts';
import { lazy } from '../../ui/layout/lazy.ts';
import type { Configuration } from '../configuration.ts';
import type { SessionActor } from '../session/session.ts';

/** Whether the browser refuses tracking (Do Not Track, Global Privacy Control): then nothing is measured or asked. */
export function refusesTracking(browser: {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

interface LoadedTelemetry {
  /** Asks the person for consent. */
  readonly Question: ComponentType;
  /** Asks for consent again; `undefined`: nothing needs consent. */
  readonly onConsent: (() => void) | undefined;
  readonly close: () => void;
}

/** Loads the code of analytics and error reporting, after the page itself. A failure of that is ignored. */
export function loadTelemetry(received: Telemetry, session: SessionActor): LoadedTelemetry {
  let end = (): void => undefined;
  let askAgain = (): void => undefined;
  const Question = lazy(async () => {
    try {
      const { openTelemetry } = await withTexts('openTelemetry', () => import('./open-telemetry.tsx'))();
      const telemetry = openTelemetry(received, session);
      ({ close: end, askAgain } = telemetry);
      return telemetry.Question;
    } catch {
      return () => null;
    }
  });
  const isAsking = !refusesTracking(navigator) && (received.tracker !== null || received.sessionReplay !== null);
  return { Question, onConsent: isAsking ? () => askAgain() : undefined, close: () => end() };
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
