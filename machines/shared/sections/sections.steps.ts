import { type as having } from 'superstruct';
import type { Completeness } from '../../../domain/completeness.ts';
import type { Failure } from '../../failure.ts';
import { ofKind, present, step } from '../../engine/step.ts';

const received = having({ received: present() });
const whole = having({ received: having({ completeness: ofKind<Completeness, 'whole'>('whole') }) });

/** Screens of a section. They have no address: a section is part of a page. */
export const sectionSteps = {
  loading: step('loading', { paths: [], needs: having({}) }),
  unreadable: step('unreadable', { paths: [], needs: having({ failure: present<Failure>() }) }),
  shown: step('shown', { paths: [], needs: received }),
  incomplete: step('incomplete', { paths: [], needs: received }),
  empty: step('empty', { paths: [], needs: whole }),
};
