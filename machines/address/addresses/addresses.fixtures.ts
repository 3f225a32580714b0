import type { Read } from '../../../domain/completeness.ts';
import { whole } from '../../../domain/completeness.ts';
import type { AddressBook, KeptAddress } from '../../../domain/address.ts';
import { MOST_ADDRESSES } from '../../../domain/address.ts';

const address: KeptAddress = {
  id: 5201,
  organisation: 'Institut des Études maritimes',
  recipient: 'Amina De La Croix',
  street: '12, quai des Essais',
  complement: 'Bâtiment C',
  postalCode: '33000',
  city: 'Bordeaux',
  country: 'FR',
};

const dakar: KeptAddress = {
  id: 5202,
  organisation: '',
  recipient: 'Amina De La Croix',
  street: '4, rue du Phare',
  complement: '',
  postalCode: '',
  city: 'Dakar',
  country: 'SN',
};

const accounts: KeptAddress = {
  ...address,
  id: 5203,
  recipient: 'Service comptable',
  complement: '',
};

/** Invented addresses; the second one is selected. */
export const addressBook: AddressBook & Read = {
  addresses: [address, dakar, accounts],
  selectedId: dakar.id,
  completeness: whole,
};

/** As many as an account can have. */
export const fullAddressBook: AddressBook & Read = {
  addresses: Array.from({ length: MOST_ADDRESSES }, (_, index) => ({
    ...dakar,
    id: 5301 + index,
    street: `${index + 1}, rue du Phare`,
  })),
  selectedId: 5301,
  completeness: whole,
};

export const noAddresses: AddressBook & Read = { addresses: [], selectedId: null, completeness: whole };
