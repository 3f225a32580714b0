import { without } from '../../../domain/completeness.ts';
import { emptyAddress, postalAddressOf } from '../../../domain/address.ts';
import { ApiError } from '../../failure.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { defineChart, plain } from '../../engine/model/samples.ts';
import { site } from '../../people.fixtures.ts';
import { addressBook, fullAddressBook } from '../addresses/addresses.fixtures.ts';
import type { AddressFormContext } from './address-form.context.ts';
import { isComplete, isFull, isGone } from './address-form.context.ts';
import { addressDraftRules, freshAddress } from './address-form.draft.ts';
import { addressFormMachine } from './address-form.machine.ts';
import { addressFormSteps } from '../address.steps.ts';

const [first, second] = addressBook.addresses;
if (!first || !second) throw new Error('There are too few addresses');

const { countries } = site;
const typed = { ...postalAddressOf(second), street: '5, rue du Phare' };
const saved = { addresses: [...addressBook.addresses, { id: 5204, ...typed }], selectedId: 5204 };
const SAVE = 'POST /ajax/user/adresse';

export const addressFormChart: Chart<AddressFormContext> = defineChart({
  name: 'addressForm',
  machine: addressFormMachine,
  steps: addressFormSteps,
  draft: addressDraftRules,
  untyped: ['of'],
  draftFields: {
    'address.written': ['typed'],
    'place.changed': ['typed'],
    readAddresses: ['typed'],
    saveAddress: ['typed'],
  },
  inputs: {
    another: { draft: freshAddress, params: {}, countries },
    kept: { draft: freshAddress, params: { id: String(first.id) }, countries },
    gone: { draft: freshAddress, params: { id: '1' }, countries },
  },
  events: {
    'address.written': { complete: { address: typed }, nothing: { address: emptyAddress } },
    'address.confirmed': plain,
    retried: plain,
    'place.changed': { another: { params: {} } },
  },
  actorResponses: {
    readAddresses: {
      done: {
        several: addressBook,
        most: fullAddressBook,
        /** The address to change is among the unreadable ones. */
        incomplete: { addresses: [second], selectedId: null, completeness: without(1) },
      },
      failed: { offline: new ApiError('offline', 'GET /ajax/user/adresse') },
    },
    saveAddress: {
      done: { saved },
      failed: {
        offline: new ApiError('offline', SAVE),
        country: new ApiError('invalid', SAVE, { fields: { 'address.country': 'Choisissez un pays de la liste.' } }),
      },
    },
  },
  params: {},
  effects: [],
  isPossible: (token, { id }) => {
    if (token === 'readAddresses:done.incomplete') return id === String(first.id);
    return token !== 'readAddresses:done.most' || id === '';
  },
  serialize: (context) => ({
    of: context.id,
    there: context.book && isGone(context) ? (context.failure === null ? 'gone' : 'unread') : '',
    room: isFull(context) ? 'full' : '',
    address: isComplete(context) ? '' : 'incomplete',
  }),
  visibleContext: ({ failure, lastSaved }, step) => ({
    failure: step === 'loading' ? '' : (failure?.kind ?? ''),
    saved: step === 'form' && lastSaved ? 'saved' : '',
  }),
  partial: ({ of = '', ...others }) => ({ ...others, of: of === '' ? '' : 'kept' }),
});
