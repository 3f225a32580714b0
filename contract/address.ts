import type { Infer } from 'superstruct';
import { literal, nullable, object, string } from 'superstruct';
import type { AddressBook, AddressChange, KeptAddress, PostalAddress } from '../domain/address.ts';
import { addressForm } from '../validation/forms/address.ts';
import { postalCode } from '../validation/rules/postal-code.ts';
import { region as withRegion } from '../validation/rules/region.ts';
import { answerCodec, fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { call, defaults } from './call.ts';
import { lenientIdentifier, lenientWhole } from './lenient.ts';
import { identifier } from './scalars.ts';
import { formFields } from './wire-names.ts';
import type { Mapping } from './mapping.ts';
import { listOf, mapping, requestOf, trimmed } from './mapping.ts';

const { organisation, recipient, street, complement, postalCode: code, city, region, country } = addressForm.schema;

/**
 * A postal address that is sent; one without the postal code that its country needs is refused at `codePostal`, one with an
 * empty region where it needs one at `region`. Pages that do not ask for a region send none.
 */
export const adresse = withRegion(
  postalCode(
    object({
      organisme: organisation,
      destinataire: recipient,
      rue: street,
      complement,
      codePostal: code,
      ville: city,
      region,
      pays: country,
    }),
    { country: 'pays', postalCode: 'codePostal' },
  ),
  'pays',
);

/** A state or province; none is left out. */
const regionMapping: Mapping<string | null | undefined, string | null | undefined, string | undefined> = {
  decode: (wire) => wire?.trim(),
  encode: (typed) => typed ?? undefined,
};

/** Wire names of an address, whose lines lose the blanks around what was typed. */
export const addressNames = {
  organisation: ['organisme', trimmed],
  recipient: ['destinataire', trimmed],
  street: ['rue', trimmed],
  complement: ['complement', trimmed],
  postalCode: ['codePostal', trimmed],
  city: ['ville', trimmed],
  region: ['region', regionMapping],
  country: 'pays',
} as const;

export const addressMapping = mapping<PostalAddress>()(adresse, addressNames);

/** A postal address that is answered. */
export const adresseConnue = fields({
  organisme: withDefault(string(), ''),
  destinataire: withDefault(string(), ''),
  rue: withDefault(string(), ''),
  complement: withDefault(string(), ''),
  codePostal: withDefault(string(), ''),
  ville: withDefault(string(), ''),
  region: optional(string()),
  pays: withDefault(string(), ''),
});

/** A postal address in an answer. */
export const knownAddressMapping = mapping<PostalAddress>()(adresseConnue, addressNames);

const adresseGardee = fields({ adresseIId: required(lenientIdentifier(), 'identity'), ...adresseConnue.schema });

const kept = listOf(mapping<KeptAddress>()(adresseGardee, { id: 'adresseIId', ...addressNames }));

/** The addresses of an account; the selected one is named by its place in the list (specification §3). */
const addressBookCodec = answerCodec(
  fields({ listeAdresses: rowsOf(adresseGardee), indexSelection: optional(lenientWhole()) }),
  {
    decode: ({ listeAdresses, indexSelection }): AddressBook => {
      const addresses = kept.decode(listeAdresses);
      return { addresses, selectedId: addresses[indexSelection ?? -1]?.id ?? null };
    },
    encode: ({ addresses, selectedId }) => {
      const index = addresses.findIndex(({ id }) => id === selectedId);
      return {
        listeAdresses: kept.encode(addresses),
        indexSelection: index === -1 ? null : index,
      };
    },
  },
);

/** An address to be kept, new or in the place of another. */
const addressChangeCodec = requestOf<AddressChange>()(object({ adresseIId: nullable(identifier()), adresse }), {
  id: 'adresseIId',
  address: ['adresse', addressMapping],
});

/** A kept address to be selected, as it is. */
const addressSelectionCodec = requestOf<{ readonly id: number }>()(
  object({ adresseIId: identifier(), selection: literal(true) }),
  { id: 'adresseIId' },
  { selection: true },
);

/** An address to be kept no longer. */
const addressRemovalCodec = requestOf<{ readonly id: number }>()(object({ adresseIId: identifier() }), {
  id: 'adresseIId',
});

/** Calls about the addresses of an account. */
export const addressCalls = {
  'user/adresse': call({
    ...defaults,
    method: 'GET',
    path: '/ajax/user/adresse',
    answer: addressBookCodec,
    callers: ['signedIn'],
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
    failures: [404],
    fields: formFields<Infer<typeof addressForm>>(addressNames, 'adresse.', 'address.'),
    makesStale: () => ['user/adresse', 'subscriptions/all', 'subscription/read'],
    port: { name: 'saveAddress' },
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
    failures: [404],
    makesStale: () => ['user/adresse', 'subscriptions/all', 'subscription/read'],
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
    failures: [404],
    makesStale: () => ['user/adresse', 'subscriptions/all', 'subscription/read'],
    fixtures: ['user-adresse-delete', 'user-adresse-delete.unknown'],
    purpose: 'Keeps an address no longer.',
  }),
};
