import { type as having } from 'superstruct';
import type { Moment } from '../../domain/invoice.ts';
import type { PersonalData } from '../../domain/personal-data.ts';
import type { Failure } from '../../failure.ts';
import { present, step } from '../../funnel/step.ts';

const paths = ['/account/infosuser/data'];

/** Every screen of the page of all that is held of a person; they share its address. */
export const personalDataSteps = {
  loading: step('loading', { paths, needs: having({}) }),
  unreadable: step('unreadable', { paths, needs: having({ failure: present<Failure>() }) }),
  overview: step('overview', { paths, needs: having({ data: present<PersonalData>() }) }),
  /** What a deletion means is said before it is asked for. */
  deletion: step('deletion', { paths, needs: having({ data: present<PersonalData>() }) }),
  asked: step('asked', { paths, isOutcome: true, needs: having({ erasesAt: present<Moment>() }) }),
};
