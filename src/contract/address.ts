import type { Infer } from 'superstruct';
import { literal, nullable, object, string } from 'superstruct';
import type { AddressBook, AddressChange, KeptAddress, PostalAddress } from '../../machines/domain/address.ts';
import type { addressForm } from '../../machines/validation/forms/address.ts';
import { adresse } from './address-sent.ts';
import { answerCodec, fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { codec } from './codec.ts';
import { identifier, wholeNumber } from './scalars.ts';
import type { WireNames } from './wire-names.ts';

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
export const addressBookCodec = answerCodec(
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
export const addressChangeCodec = codec(object({ adresseIId: nullable(identifier()), adresse }), {
  decode: ({ adresseIId, adresse: wire }): AddressChange => ({ id: adresseIId, address: addressFromWire(wire) }),
  encode: ({ id, address }) => ({ adresseIId: id, adresse: addressToWire(address) }),
});

/** A kept address to be selected, as it is. */
export const addressSelectionCodec = codec(object({ adresseIId: identifier(), selection: literal(true) }), {
  decode: ({ adresseIId }): { readonly id: number } => ({ id: adresseIId }),
  encode: ({ id }) => ({ adresseIId: id, selection: true as const }),
});

/** An address to be kept no longer. */
export const addressRemovalCodec = codec(object({ adresseIId: identifier() }), {
  decode: ({ adresseIId }): { readonly id: number } => ({ id: adresseIId }),
  encode: ({ id }) => ({ adresseIId: id }),
});
