import { type as having } from 'superstruct';
import type { Completeness } from '../../../domain/completeness.ts';
import type { Failure } from '../../failure.ts';
import { ofKind, present, step } from '../../engine/step.ts';

const whole = having({ listing: having({ completeness: ofKind<Completeness, 'whole'>('whole') }) });

/**
 * Screens of the states in `listing.states.ts`. They share their addresses, and the known data decide which is shown.
 * `list` also shows that the filters match nothing, since they stay at hand, or that rows are missing; `empty` says that there is nothing yet,
 * and how to get something.
 *
 * @param paths Patterns of the page's addresses; filters are optional keys: `/account/readings?kind=:kind?`.
 */
export function listingSteps({ paths }: { readonly paths: readonly string[] }) {
  return {
    loading: step('loading', { paths, needs: having({}) }),
    unreadable: step('unreadable', { paths, needs: having({ listing: having({ failure: present<Failure>() }) }) }),
    list: step('list', { paths, needs: having({}) }),
    empty: step('empty', { paths, needs: whole }),
  };
}
