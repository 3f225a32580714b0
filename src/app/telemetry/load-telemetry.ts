import type { ComponentType } from 'react';
import { withTexts } from '../../i18n/catalogue.ts';
import { lazy } from '../../ui/layout/lazy.ts';
import type { SessionActor } from '../session/session.ts';
import { refusesTracking } from './refuses-tracking.ts';
import type { Telemetry } from './telemetry.ts';

interface LoadedTelemetry {
  /** Asks the person for what it takes their consent to do. */
  readonly Question: ComponentType;
  /** Asks again what was answered; `undefined`: nothing is asked. */
  readonly onConsent: (() => void) | undefined;
  readonly close: () => void;
}

/** Loads what tells others of visits and errors, after the page itself. Without that code nobody is told. */
export function loadTelemetry(received: Telemetry, session: SessionActor): LoadedTelemetry {
  let end = (): void => undefined;
  let client = (): void => undefined;
  const Question = lazy(async () => {
    try {
      const { openTelemetry } = await withTexts('openTelemetry', () => import('./open-telemetry.tsx'))();
      const telemetry = openTelemetry(received, session);
      ({ close: end, askAgain: client } = telemetry);
      return telemetry.Question;
    } catch {
      return () => null;
    }
  });
  const isAsking = !refusesTracking(navigator) && (received.tracker !== null || received.sessionReplay !== null);
  return { Question, onConsent: isAsking ? () => client() : undefined, close: () => end() };
}
