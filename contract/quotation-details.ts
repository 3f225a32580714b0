import type { Infer } from 'superstruct';
import { coerce, nullable, object, refine, string, type } from 'superstruct';
import { UNSET_CIVILITY } from '../domain/enumerations.ts';
import type { PublicBuyer, QuotationDetails } from '../domain/quotation.ts';
import type { addressForm } from '../validation/forms/address.ts';
import type { FieldPath } from '../validation/field-names.ts';
import { detailsForm, hasPublicBuyers, identityForm, publicBuyerForm } from '../validation/forms/quotation.ts';
import { withVatPrefix } from '../validation/rules/vat-number.ts';
import { addressMapping, addressNames, adresse, adresseConnue, knownAddressMapping } from './address.ts';
import { fields, optional, required, withDefault } from './answer.ts';
import { lenientWhole } from './lenient.ts';
import { formFields } from './wire-names.ts';
import { compacted, mapping, orNull, trimmed } from './mapping.ts';

const { civility, lastName, firstName } = identityForm.schema;
const { siret, serviceCode, engagementNumber } = publicBuyerForm.schema;
const { vatNumber, purchaseOrder } = detailsForm.schema;

const identite = object({ civilite: civility, nom: lastName, prenom: firstName });

const acheteurPublic = object({ siret, codeService: serviceCode, numeroEngagement: engagementNumber });

/** The buyer in a request: only a buyer in France can be a French public body. */
export const coordonnees = refine(
  coerce(
    object({
      identite,
      facturation: adresse,
      livraison: nullable(adresse),
      numeroTVA: vatNumber,
      numeroCommande: purchaseOrder,
      acheteurPublic: nullable(acheteurPublic),
    }),
    type({ facturation: type({ pays: string() }), numeroTVA: string() }),
    (typed) => ({ ...typed, numeroTVA: withVatPrefix(typed.numeroTVA, typed.facturation.pays) }),
  ),
  'acheteurPublic',
  ({ facturation, acheteurPublic: body }, { path }) =>
    body === null || hasPublicBuyers({ country: facturation.pays }) || { path: path.concat('acheteurPublic') },
);

/** The buyer in an answer. */
export const coordonneesConnues = fields({
  identite: required(
    fields({
      civilite: withDefault(lenientWhole(), UNSET_CIVILITY),
      nom: withDefault(string(), ''),
      prenom: withDefault(string(), ''),
    }),
    'content',
  ),
  facturation: required(adresseConnue, 'content'),
  livraison: optional(adresseConnue),
  numeroTVA: withDefault(string(), ''),
  numeroCommande: withDefault(string(), ''),
  acheteurPublic: optional(
    fields({
      siret: required(string(), 'identity'),
      codeService: withDefault(string(), ''),
      numeroEngagement: withDefault(string(), ''),
    }),
  ),
});

const identityNames = {
  civility: 'civilite',
  lastName: ['nom', trimmed],
  firstName: ['prenom', trimmed],
} as const;

/** Numbers lose their separators. */
const publicBuyerNames = {
  siret: ['siret', compacted],
  serviceCode: ['codeService', trimmed],
  engagementNumber: ['numeroEngagement', trimmed],
} as const;

const numberNames = { vatNumber: ['numeroTVA', compacted], purchaseOrder: ['numeroCommande', trimmed] } as const;

const detailsNames = {
  identity: ['identite', mapping<QuotationDetails['identity']>()(identite, identityNames)],
  billing: ['facturation', addressMapping],
  delivery: ['livraison', orNull(addressMapping)],
  ...numberNames,
  publicBuyer: ['acheteurPublic', orNull(mapping<PublicBuyer>()(acheteurPublic, publicBuyerNames))],
} as const;

/** The buyer in an answer. */
export const knownDetailsMapping = mapping<QuotationDetails>()(coordonneesConnues, {
  ...detailsNames,
  billing: ['facturation', knownAddressMapping],
  delivery: ['livraison', orNull(knownAddressMapping)],
});

export const detailsMapping = mapping<QuotationDetails>()(coordonnees, detailsNames);

const { identity, billing, delivery, publicBuyer } = detailsNames;

/** Form fields of these details, by their wire names. */
export const detailsFields: Readonly<Record<string, FieldPath>> = {
  ...formFields<Infer<typeof identityForm>>(identityNames, `coordonnees.${identity[0]}.`, 'identity.'),
  ...formFields<Infer<typeof addressForm>>(addressNames, `coordonnees.${billing[0]}.`, 'billing.'),
  ...formFields<Infer<typeof addressForm>>(addressNames, `coordonnees.${delivery[0]}.`, 'delivery.'),
  ...formFields<Infer<typeof publicBuyerForm>>(publicBuyerNames, `coordonnees.${publicBuyer[0]}.`, 'publicBuyer.'),
  ...formFields<Omit<Infer<typeof detailsForm>, 'identity' | 'billing' | 'delivery' | 'publicBuyer'>>(
    numberNames,
    'coordonnees.',
  ),
};
