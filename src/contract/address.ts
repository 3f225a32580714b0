import type { Infer } from 'superstruct';
import { literal, nullable, object, string } from 'superstruct';
import type { AddressBook, AddressChange, KeptAddress, PostalAddress } from '../../machines/domain/address.ts';
import { addressForm } from '../../machines/validation/forms/address.ts';
import { postalCode } from '../../machines/validation/rules/postal-code.ts';
import { answerCodec, fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { call, defaults } from './call.ts';
import { codec } from './codec.ts';
import { identifier, wholeNumber } from './scalars.ts';
import type { WireNames } from './wire-names.ts';
import { fieldsUnder } from './wire-names.ts';

const { organisation, recipient, street, complement, postalCode: code, city, country } = addressForm.schema;

/** A postal address that is sent; one without the postal code that its country needs is refused at `codePostal`. */
export const adresse = postalCode(
  object({
    organisme: organisation,
    destinataire: recipient,
    rue: street,
    complement,
    codePostal: code,
    ville: city,
    pays: country,
  }),
  { country: 'pays', postalCode: 'codePostal' },
);

/** Wire names of an address. */
export const addressNames = {
  organisation: 'organisme',
  recipient: 'destinataire',
  street: 'rue',
  complement: 'complement',
  postalCode: 'codePostal',
  city: 'ville',
  country: 'pays',
} as const satisfies WireNames<Infer<typeof addressForm>, keyof Infer<typeof adresse>>;

/** A postal address that is answered. */
export const adresseConnue = fields({
  organisme: withDefault(string(), ''),
  destinataire: withDefault(string(), ''),
  rue: withDefault(string(), ''),
  complement: withDefault(string(), ''),
  codePostal: withDefault(string(), ''),
  ville: withDefault(string(), ''),
  pays: withDefault(string(), ''),
});

/** An address from its French names, without the blanks around what was typed. */
export function addressFromWire(wire: Infer<typeof adresse>): PostalAddress {
  return {
    organisation: wire.organisme.trim(),
    recipient: wire.destinataire.trim(),
    street: wire.rue.trim(),
    complement: wire.complement.trim(),
    postalCode: wire.codePostal.trim(),
    city: wire.ville.trim(),
    country: wire.pays,
  };
}

export function addressToWire(address: PostalAddress): Infer<typeof adresse> {
  return {
    organisme: address.organisation,
    destinataire: address.recipient,
    rue: address.street,
    complement: address.complement,
    codePostal: address.postalCode,
    ville: address.city,
    pays: address.country,
  };
}

const adresseGardee = fields({ adresseIId: required(identifier(), 'identity'), ...adresseConnue.schema });

function keptFromWire({ adresseIId, ...wire }: Infer<typeof adresseGardee>): KeptAddress {
  return { id: adresseIId, ...addressFromWire(wire) };
}

/** The addresses of an account; the selected one is named by its place in the list (specification §3). */
const addressBookCodec = answerCodec(
  fields({ listeAdresses: rowsOf(adresseGardee), indexSelection: optional(wholeNumber()) }),
  {
    decode: ({ listeAdresses, indexSelection }): AddressBook => {
      const addresses = listeAdresses.map(keptFromWire);
      return { addresses, selectedId: addresses[indexSelection ?? -1]?.id ?? null };
    },
    encode: ({ addresses, selectedId }) => {
      const index = addresses.findIndex(({ id }) => id === selectedId);
      return {
        listeAdresses: addresses.map(({ id, ...address }) => ({ adresseIId: id, ...addressToWire(address) })),
        indexSelection: index === -1 ? null : index,
      };
    },
  },
);

/** An address to be kept, new or in the place of another. */
const addressChangeCodec = codec(object({ adresseIId: nullable(identifier()), adresse }), {
  decode: ({ adresseIId, adresse: wire }): AddressChange => ({ id: adresseIId, address: addressFromWire(wire) }),
  encode: ({ id, address }) => ({ adresseIId: id, adresse: addressToWire(address) }),
});

/** A kept address to be selected, as it is. */
const addressSelectionCodec = codec(object({ adresseIId: identifier(), selection: literal(true) }), {
  decode: ({ adresseIId }): { readonly id: number } => ({ id: adresseIId }),
  encode: ({ id }) => ({ adresseIId: id, selection: true as const }),
});

/** An address to be kept no longer. */
const addressRemovalCodec = codec(object({ adresseIId: identifier() }), {
  decode: ({ adresseIId }): { readonly id: number } => ({ id: adresseIId }),
  encode: ({ id }) => ({ adresseIId: id }),
});

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
