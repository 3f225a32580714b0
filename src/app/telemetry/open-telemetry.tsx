import type { ComponentType } from 'react';
import type { Visitor } from '../../../domain/visitor.ts';
import { importWithRetry } from '../../import-with-retry.ts';
import { followPageViews } from '../../page/analytics.ts';
import { prefetch } from '../../preload.ts';
import { logError } from '../../page/error-log.ts';
import { errorReports } from './error-reports.ts';
import type { SessionActor } from '../session/session.ts';
import { ConsentQuestion } from './consent-question.tsx';
import { consent, purposesOf } from './consent.ts';
import type { Telemetry } from './telemetry-settings.ts';
import { refusesTracking } from './telemetry-settings.ts';
import type { Tracker } from './tracker.ts';
import { openTracker, trackedUser, trackerSite } from './tracker.ts';

/** Whether the visitor has signed in as themselves: only they have an id by which visits can be counted. */
const isPerson = (visitor: Visitor | null): boolean => trackedUser(visitor, true) !== null;

/** Opens each service that the deployment configures. Returns functions to ask for consent and to close them. */
export function openTelemetry(
  { tracker: counted, errorReporting, sessionReplay, build }: Telemetry,
  session: SessionActor,
): { readonly Question: ComponentType; readonly askAgain: () => void; readonly close: () => void } {
  if (errorReporting !== null) {
    const opening = importWithRetry(() => import('./error-reporting.ts')).then(({ openErrorReporting }) =>
      errorReports.follow(openErrorReporting(errorReporting, build)),
    );
    prefetch(opening);
  }

  const isFollowed = !refusesTracking(navigator);
  let isCounting = false;
  // Nothing is asked for what does not happen: no tracker, a blocked one, a browser that refuses to be followed.
  const purposes = () => purposesOf({ measurement: isCounting, recording: isFollowed && sessionReplay !== null });
  const isAgreed = (purpose: 'measurement' | 'recording'): boolean => consent.answer(purpose) === true;
  let tracker: Tracker | null = null;
  let stopRecording: (() => void) | null = null;
  let isRecording = false;

  const record = (): void => {
    const isWanted = sessionReplay !== null && isFollowed && isAgreed('recording');
    if (isWanted === isRecording) return;
    isRecording = isWanted;
    if (!isWanted) return stopRecording?.();
    const opening = importWithRetry(() => import('./session-replay.ts')).then(({ openSessionReplay }) => {
      stopRecording = openSessionReplay(sessionReplay, build);
      if (!isRecording) stopRecording();
    });
    prefetch(opening);
  };

  let isJudged = false;
  const look = (): void => {
    const { site, visitor } = session.getSnapshot().context;
    if (counted !== null && isFollowed && site && !isJudged) {
      isJudged = true;
      const number = trackerSite(counted, site.code);
      if (number === 0)
        logError(`Visits are not counted: TRACKER_SITE is not set, and the code ${site.code} has no number`);
      else {
        tracker = openTracker({ url: counted.url, site: number }, () => {
          isCounting = true;
          consent.judgeAgain();
        });
        tracker.identify(trackedUser(visitor, isAgreed('measurement')));
        followPageViews(tracker.view);
      }
    }
    tracker?.identify(trackedUser(visitor, isAgreed('measurement')));
    record();
  };
  const followed = session.subscribe(look);
  const answered = consent.subscribe(look);
  look();

  function Question() {
    return <ConsentQuestion purposes={purposes} session={session} isPerson={isPerson} />;
  }

  return {
    Question,
    askAgain: consent.forget,
    close: () => {
      followed.unsubscribe();
      answered();
      if (isRecording) stopRecording?.();
    },
  };
}
