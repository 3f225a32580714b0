import { type as having } from 'superstruct';
import type { Failure } from '../../failure.ts';
import { present, step } from '../../engine/step.ts';

const received = having({ received: present() });

/** Screens of a section. They have no address: a section is part of a page. */
export const sectionSteps = {
  loading: step('loading', { paths: [], needs: having({}) }),
  unreadable: step('unreadable', { paths: [], needs: having({ failure: present<Failure>() }) }),
  shown: step('shown', { paths: [], needs: received }),
  empty: step('empty', { paths: [], needs: received }),
};
