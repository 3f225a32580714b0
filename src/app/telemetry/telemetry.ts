import type { ComponentType } from 'react';
import { withTexts } from '../../i18n/catalogue.ts';
import { lazy } from '../../ui/layout/lazy.ts';
import type { SessionActor } from '../session/session.ts';
import type { Telemetry } from './telemetry-settings.ts';
import { refusesTracking } from './telemetry-settings.ts';

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
