import { type as having } from 'superstruct';
import type { Moment } from '../../domain/moment.ts';
import type { PersonalData } from '../../domain/personal-data.ts';
import type { Failure } from '../failure.ts';
import { present, step } from '../engine/step.ts';
import { personalDataPaths } from '../../contract/pages/personal-data.ts';

const { overview, deletion } = personalDataPaths;

const known = having({ data: present<PersonalData>() });

/** Stands in at every address of the page while the data are read. */
const reading = { paths: [overview, deletion], standsIn: true } as const;

/** Screens of the page with all data held of a person. */
export const personalDataSteps = {
  loading: step('loading', { ...reading, needs: having({}) }),
  unreadable: step('unreadable', { ...reading, needs: having({ failure: present<Failure>() }) }),
  overview: step('overview', { paths: [overview], needs: known }),
  /** The consequences of a deletion, before it is requested. */
  deletion: step('deletion', { paths: [deletion], needs: known }),
  asked: step('asked', { paths: [deletion], isOutcome: true, needs: having({ erasesAt: present<Moment>() }) }),
};
