import { assign, setup } from 'xstate';
import type { StepMeta } from '../../engine/step.ts';
import { typed } from '../../engine/chart.ts';
import type { ListingEvent } from '../../shared/list/listing.states.ts';
import { listingGuards, onePageStates, UNDO_TIME } from '../../shared/list/listing.states.ts';
import { port } from '../../ports.ts';
import type { AddressesContext, AddressesInput, AddressListing, AddressChange } from './addresses.context.ts';
import { actionOf, addressList, pageOf } from './addresses.context.ts';
import { addressesSteps } from '../address.steps.ts';

/** The list is one page. */
export type AddressesEvent = Exclude<ListingEvent<AddressChange>, { readonly type: 'more.wanted' }>;

const states = onePageStates('addresses', addressesSteps, addressList, {
  read: 'readAddresses',
  questionOf: () => undefined,
  pageOf,
  change: 'changeAddress',
  requestOf: actionOf,
  rowOf: () => undefined,
  keepsRows: true,
});

/** The addresses of an account: a press selects one; a deletion can be undone. */
export const addressesMachine = setup({
  types: typed<{
    context: AddressesContext;
    events: AddressesEvent;
    input: AddressesInput;
    meta: StepMeta;
    tags: 'busy' | 'unsent';
  }>(),
  actors: { readAddresses: port('readAddresses'), changeAddress: port('changeAddress') },
  actions: { keepListing: assign((_, { listing }: { listing: AddressListing }) => ({ listing })) },
  guards: listingGuards(),
  delays: { undoTime: UNDO_TIME },
}).createMachine({
  id: 'addresses',
  type: 'parallel',
  context: ({ input: { cached } }) => ({ listing: addressList.begin({ cached: cached && pageOf(cached) }) }),
  states,
});
