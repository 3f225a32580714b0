/** Addresses of a buyer of a subscription. */
import type { Read } from '../domain/completeness.ts';
import { whole } from '../domain/completeness.ts';
import type { AddressBook, KeptAddress, PostalAddress } from '../domain/address.ts';

export const lyon: KeptAddress = {
  id: 61_003,
  organisation: 'Institut des deux rives',
  recipient: 'Amina de la Croix',
  street: '3 quai des Brumes',
  complement: '',
  postalCode: '69002',
  city: 'Lyon',
  country: 'FR',
};

export const dakar: KeptAddress = {
  ...lyon,
  id: 61_007,
  street: '14 avenue de l’Estuaire',
  complement: 'BP 3120',
  postalCode: '',
  city: 'Dakar',
  country: 'SN',
};

export const book: AddressBook & Read = { addresses: [lyon, dakar], selectedId: lyon.id, completeness: whole };
export const noBook: AddressBook & Read = { addresses: [], selectedId: null, completeness: whole };

/** A typed address: a business in Belgium, which accounts for the tax itself. */
export const brussels: PostalAddress = {
  organisation: 'Bureau des deux rives',
  recipient: 'Amina de la Croix',
  street: 'Rue du Canal 27',
  complement: '',
  postalCode: '1000',
  city: 'Bruxelles',
  country: 'BE',
};
