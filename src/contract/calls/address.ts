import {
  addressBookCodec,
  addressChangeCodec,
  addressNames,
  addressRemovalCodec,
  addressSelectionCodec,
} from '../address.ts';
import { fieldsUnder } from '../wire-names.ts';
import { call, defaults } from './call.ts';

/** Calls about the addresses of an account. */
export const addressCalls = {
  'user/adresse': call({
    ...defaults,
    method: 'GET',
    path: '/ajax/user/adresse',
    answer: addressBookCodec,
    callers: ['signedIn'],
    failures: [400, 401, 403],
    fixtures: ['user-adresse.kept', 'user-adresse.none'],
    purpose: 'Tells the addresses that are kept for the caller, and which of them is selected.',
  }),
  'user/adresse/update': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/user/adresse',
    request: addressChangeCodec,
    answer: addressBookCodec,
    callers: ['signedIn'],
    failures: [400, 401, 403, 404, 422],
    fields: fieldsUnder(addressNames, 'adresse', 'address'),
    fixtures: ['user-adresse-update.new', 'user-adresse-update.changed', 'user-adresse-update.incomplete'],
    purpose: 'Keeps an address, a new one or in the place of another, and selects it.',
  }),
  'user/adresse/select': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/user/adresse',
    asks: { field: 'selection' },
    request: addressSelectionCodec,
    answer: addressBookCodec,
    callers: ['signedIn'],
    failures: [400, 401, 403, 404],
    fixtures: ['user-adresse-select', 'user-adresse-select.unknown'],
    purpose: 'Selects a kept address, and leaves it as it is.',
  }),
  'user/adresse/delete': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/user/adresse/delete',
    request: addressRemovalCodec,
    answer: addressBookCodec,
    callers: ['signedIn'],
    failures: [400, 401, 403, 404],
    fixtures: ['user-adresse-delete', 'user-adresse-delete.unknown'],
    purpose: 'Keeps an address no longer.',
  }),
};
