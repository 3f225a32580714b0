import type { Infer } from 'superstruct';
import { nullable, number, object, refine, string } from 'superstruct';
import { UNSET_CIVILITY } from '../../machines/domain/enumerations.ts';
import type { PublicBuyer, QuotationDetails } from '../../machines/domain/quotation.ts';
import type { FieldPath } from '../../machines/validation/field-names.ts';
import { compact } from '../../machines/validation/rules/text.ts';
import {
  detailsForm,
  hasPublicBuyers,
  identityForm,
  publicBuyerForm,
} from '../../machines/validation/forms/quotation.ts';
import { addressFromWire, addressNames, addressToWire, adresseConnue, adresse } from './address.ts';
import { fields, optional, required, withDefault } from './answer.ts';
import type { WireNames } from './wire-names.ts';
import { inverted, fieldsUnder } from './wire-names.ts';

const { civility, lastName, firstName } = identityForm.schema;
const { siret, serviceCode, engagementNumber } = publicBuyerForm.schema;
const { vatNumber, purchaseOrder } = detailsForm.schema;

/** Who buys, as it is sent: only a buyer in France is a French public body. */
export const coordonnees = refine(
  object({
    identite: object({ civilite: civility, nom: lastName, prenom: firstName }),
    facturation: adresse,
    livraison: nullable(adresse),
    numeroTVA: vatNumber,
    numeroCommande: purchaseOrder,
    acheteurPublic: nullable(object({ siret, codeService: serviceCode, numeroEngagement: engagementNumber })),
  }),
  'acheteurPublic',
  ({ facturation, acheteurPublic }, { path }) =>
    acheteurPublic === null ||
    hasPublicBuyers({ country: facturation.pays }) || { path: path.concat('acheteurPublic') },
);

/** Who buys, as it is answered. */
export const coordonneesConnues = fields({
  identite: required(
    fields({
      civilite: withDefault(number(), UNSET_CIVILITY),
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

type Coordonnees = Infer<typeof coordonnees>;

const detailsNames = {
  identity: 'coordonnees.identite',
  billing: 'coordonnees.facturation',
  delivery: 'coordonnees.livraison',
  vatNumber: 'coordonnees.numeroTVA',
  purchaseOrder: 'coordonnees.numeroCommande',
  publicBuyer: 'coordonnees.acheteurPublic',
} as const satisfies WireNames<Infer<typeof detailsForm>, `coordonnees.${keyof Coordonnees}`>;

const identityNames = {
  civility: 'civilite',
  lastName: 'nom',
  firstName: 'prenom',
} as const satisfies WireNames<Infer<typeof identityForm>, keyof Coordonnees['identite']>;

const publicBuyerNames = {
  siret: 'siret',
  serviceCode: 'codeService',
  engagementNumber: 'numeroEngagement',
} as const satisfies WireNames<Infer<typeof publicBuyerForm>, keyof NonNullable<Coordonnees['acheteurPublic']>>;

const { identity, billing, delivery, publicBuyer, ...numbers } = detailsNames;

/** What the fields of these details are called. */
export const detailsFields: Readonly<Record<string, FieldPath>> = {
  ...fieldsUnder(identityNames, identity, 'identity'),
  ...fieldsUnder(addressNames, billing, 'billing'),
  ...fieldsUnder(addressNames, delivery, 'delivery'),
  ...fieldsUnder(publicBuyerNames, publicBuyer, 'publicBuyer'),
  ...inverted(numbers),
};

function publicBuyerFromWire(wire: NonNullable<Coordonnees['acheteurPublic']>): PublicBuyer {
  return {
    siret: compact(wire.siret),
    serviceCode: wire.codeService.trim(),
    engagementNumber: wire.numeroEngagement.trim(),
  };
}

/** Details from their French names, numbers without what only groups their characters. */
export function detailsFromWire(wire: Coordonnees): QuotationDetails {
  return {
    identity: {
      civility: wire.identite.civilite,
      lastName: wire.identite.nom.trim(),
      firstName: wire.identite.prenom.trim(),
    },
    billing: addressFromWire(wire.facturation),
    delivery: wire.livraison && addressFromWire(wire.livraison),
    vatNumber: compact(wire.numeroTVA),
    purchaseOrder: wire.numeroCommande.trim(),
    publicBuyer: wire.acheteurPublic && publicBuyerFromWire(wire.acheteurPublic),
  };
}

/** Details under their French names. */
export function detailsToWire(details: QuotationDetails): Coordonnees {
  const { identity: buyer, publicBuyer: body } = details;
  return {
    identite: { civilite: buyer.civility, nom: buyer.lastName, prenom: buyer.firstName },
    facturation: addressToWire(details.billing),
    livraison: details.delivery && addressToWire(details.delivery),
    numeroTVA: details.vatNumber,
    numeroCommande: details.purchaseOrder,
    acheteurPublic: body && {
      siret: body.siret,
      codeService: body.serviceCode,
      numeroEngagement: body.engagementNumber,
    },
  };
}
