import { ApiError } from '../failure.ts';
import type { Chart } from '../engine/model/samples.ts';
import { defineChart, plain } from '../engine/model/samples.ts';
import type { ReleaseContext } from './release.context.ts';
import { releaseMachine } from './release.machine.ts';
import { releaseSteps } from './release.steps.ts';

export const releaseChart: Chart<ReleaseContext> = defineChart({
  name: 'release',
  machine: releaseMachine,
  steps: releaseSteps,
  inputs: {
    shown: { build: 'a1b2c3', jitter: 0.5, isHidden: false },
    /** Opened in a tab behind. */
    behind: { build: 'a1b2c3', jitter: 0, isHidden: true },
  },
  events: {
    'tab.hidden': plain,
    'tab.shown': plain,
    'work.begun': plain,
    'work.ended': plain,
    'page.changed': plain,
    'code.missed': plain,
    'reload.chosen': plain,
    'offer.dismissed': plain,
  },
  world: {
    readLatestBuild: {
      done: { same: { build: 'a1b2c3' }, another: { build: 'd4e5f6' } },
      failed: { offline: new ApiError('offline', 'GET /builds/latest.json') },
    },
  },
  params: {},
  effects: ['reload'],
  decides: ({ isHidden, isHeld }) => ({ tab: isHidden ? 'hidden' : '', work: isHeld ? 'held' : '' }),
  shows: () => ({}),
});
