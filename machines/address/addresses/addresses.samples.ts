import { selectedOf } from '../../../domain/address.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { defineChart } from '../../engine/model/samples.ts';
import {
  changeFailures,
  isListingMove,
  listingSerialize,
  losses,
  listingPartial,
  listingVisibleContext,
  onePageEvents,
  readFailures,
  quietChanges,
} from '../../shared/list/listing.samples.ts';
import type { AddressesContext } from './addresses.context.ts';
import { addressBook, fullAddressBook, noAddresses } from './addresses.fixtures.ts';
import { addressesMachine } from './addresses.machine.ts';
import { addressesSteps } from '../address.steps.ts';

const [, second, third] = addressBook.addresses.map(({ id }) => String(id));
if (second === undefined || third === undefined) throw new Error('There are too few addresses');

const walked = { changes: { selected: third, deleted: second } };

/** Whether the server has made a change. */
function hasChanged({ listing: { received } }: AddressesContext): boolean {
  return received?.some(({ isDeleted, rank }) => isDeleted || rank > 1) ?? false;
}

/**
 * The moves of any list, with two changes at most: the selected address is not selected again, and the full list allows
 * no changes.
 */
function isPossible(token: string, context: AddressesContext): boolean {
  if (token === 'change.made:selected' && selectedOf(context.listing.rows)?.id === third) return false;
  if (token.startsWith('change.made:') && hasChanged(context)) return false;
  if (token === 'readAddresses:done.most') return context.listing.received === null;
  return isListingMove(walked, token, context);
}

/** A person's addresses, with all their events. */
export const addressesChart: Chart<AddressesContext> = defineChart({
  name: 'addresses',
  machine: addressesMachine,
  steps: addressesSteps,
  inputs: {
    link: { cached: null },
    /** The page was shown before in this visit. */
    again: { cached: addressBook },
  },
  events: {
    ...onePageEvents,
    'change.made': {
      selected: { rowId: third, pendingChange: { kind: 'selected', rank: 2 } },
      deleted: { rowId: second, pendingChange: { kind: 'deleted' }, isUndoable: true },
    },
    'place.changed': { same: { params: {} } },
  },
  actorResponses: {
    readAddresses: {
      done: {
        several: addressBook,
        most: fullAddressBook,
        none: noAddresses,
        ...losses(addressBook, { addresses: [] }),
      },
      failed: readFailures('GET /ajax/user/adresse'),
    },
    changeAddress: {
      done: { made: undefined },
      failed: changeFailures(
        'POST /ajax/user/adresse',
        'Cette adresse ne figure pas dans votre compte. Rechargez la page.',
      ),
    },
  },
  params: {},
  effects: [],
  isPossible,
  serialize: (context) => ({ ...listingSerialize(context), changed: hasChanged(context) ? 'changed' : '' }),
  visibleContext: (context) => ({
    ...listingVisibleContext(context),
    selected: selectedOf(context.listing.rows)?.id === third ? 'third' : '',
  }),
  partial: (facets) => {
    const { selected: _selected, ...others } = listingPartial(facets);
    return others;
  },
  quiet: quietChanges,
});
