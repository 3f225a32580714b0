import { ApiError } from '../failure.ts';
import type { Chart } from '../engine/model/samples.ts';
import { defineChart, plain } from '../engine/model/samples.ts';
import type { AppUpdateContext } from './app-update.context.ts';
import { appUpdateMachine } from './app-update.machine.ts';
import { appUpdateSteps } from './app-update.steps.ts';

export const appUpdateChart: Chart<AppUpdateContext> = defineChart({
  name: 'appUpdate',
  machine: appUpdateMachine,
  steps: appUpdateSteps,
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
  actorResponses: {
    readLatestBuild: {
      done: { same: { build: 'a1b2c3' }, another: { build: 'd4e5f6' } },
      failed: { offline: new ApiError('offline', 'GET /builds/latest.json') },
    },
  },
  params: {},
  effects: ['reload'],
  serialize: ({ isHidden, isHeld }) => ({ tab: isHidden ? 'hidden' : '', work: isHeld ? 'held' : '' }),
  visibleContext: () => ({}),
  quiet: { 'watching.asking': 'the person does not see that a newer build is looked for' },
});
