import type { ComponentType } from 'react';
import { withTexts } from '../../i18n/catalogue.ts';
import { apart } from '../../ui/layout/lazy.ts';
import type { SessionActor } from '../session/session.ts';
import { refusesTracking } from './refuses-tracking.ts';
import type { Surroundings } from './telemetry.ts';

interface LoadedSurroundings {
  /** Asks the person for what it takes their consent to do. */
  readonly Question: ComponentType;
  /** Asks again what was answered; `undefined`: nothing is asked. */
  readonly onConsent: (() => void) | undefined;
  readonly close: () => void;
}

/** Loads what tells others of visits and errors, after the page itself. Without that code nobody is told. */
export function loadSurroundings(told: Surroundings, session: SessionActor): LoadedSurroundings {
  let end = (): void => undefined;
  let ask = (): void => undefined;
  const Question = apart(async () => {
    try {
      const { openSurroundings } = await withTexts('openTelemetry', () => import('./open-telemetry.tsx'))();
      const surroundings = openSurroundings(told, session);
      ({ close: end, askAgain: ask } = surroundings);
      return surroundings.Question;
    } catch {
      return () => null;
    }
  });
  const isAsking = !refusesTracking(navigator) && (told.tracker !== null || told.sessionReplay !== null);
  return { Question, onConsent: isAsking ? () => ask() : undefined, close: () => end() };
}
