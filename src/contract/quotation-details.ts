import type { Infer } from 'superstruct';
import { nullable, number, object, refine, string } from 'superstruct';
import { UNSET_CIVILITY } from '../../machines/domain/enumerations.ts';
import type { PublicBuyer, QuotationDetails } from '../../machines/domain/quotation.ts';
import { compact } from '../../machines/validation/rules/compact.ts';
import {
  detailsForm,
  hasPublicBuyers,
  identityForm,
  publicBuyerForm,
} from '../../machines/validation/forms/quotation.ts';
import { addressFields, addressFromWire, addressToWire, adresseConnue } from './address.ts';
import { adresse } from './address-sent.ts';
import { fields, optional, required, withDefault } from './answer.ts';

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

/** The fields of an address that is a part of something, under its name on the wire and in the code. */
function partFields(wire: string, part: 'billing' | 'delivery') {
  const fields = Object.entries(addressFields(wire)).map(([field, name]) => [field, `${part}.${name}`] as const);
  return Object.fromEntries(fields);
}

/** What the fields of these details are called. */
export const detailsFields = {
  'coordonnees.identite.civilite': 'identity.civility',
  'coordonnees.identite.nom': 'identity.lastName',
  'coordonnees.identite.prenom': 'identity.firstName',
  ...partFields('coordonnees.facturation', 'billing'),
  ...partFields('coordonnees.livraison', 'delivery'),
  'coordonnees.numeroTVA': 'vatNumber',
  'coordonnees.numeroCommande': 'purchaseOrder',
  'coordonnees.acheteurPublic.siret': 'publicBuyer.siret',
  'coordonnees.acheteurPublic.codeService': 'publicBuyer.serviceCode',
  'coordonnees.acheteurPublic.numeroEngagement': 'publicBuyer.engagementNumber',
} as const;

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
  const { identity, publicBuyer } = details;
  return {
    identite: { civilite: identity.civility, nom: identity.lastName, prenom: identity.firstName },
    facturation: addressToWire(details.billing),
    livraison: details.delivery && addressToWire(details.delivery),
    numeroTVA: details.vatNumber,
    numeroCommande: details.purchaseOrder,
    acheteurPublic: publicBuyer && {
      siret: publicBuyer.siret,
      codeService: publicBuyer.serviceCode,
      numeroEngagement: publicBuyer.engagementNumber,
    },
  };
}
