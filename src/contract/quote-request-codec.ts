import type { Infer } from 'superstruct';
import { literal, nullable, object, string } from 'superstruct';
import type { AcquisitionSource, QuoteRequest } from '../../machines/domain/quote-request.ts';
import { requesterForm } from '../../machines/validation/forms/quote-request.ts';
import { oneOf } from '../../machines/validation/rules/text.ts';
import { answerCodec, fields, required } from './answer.ts';
import { codec } from './codec.ts';
import { sourceCodes } from './codes.ts';
import type { WireNames } from './wire-names.ts';
import { inverted } from './wire-names.ts';
import { knownCode, UNKNOWN_CODE } from './known-code.ts';
import { offre } from './offer-sent.ts';
import { offerFromWire, offerToWire } from './offer.ts';

const sources = {
  wordOfMouth: 'boucheAOreille',
  socialNetworks: 'reseauxSociaux',
  subscriber: 'abonne',
  schoolOrLibrary: 'ecoleBibliotheque',
  internetSearch: 'rechercheInternet',
  otherMedia: 'autreMedia',
  other: 'autre',
} as const satisfies Record<AcquisitionSource, string>;

/** How a person came to know of the publisher, on the wire. */
export const sourceWords = Object.values(sources);

type SourceWord = (typeof sourceWords)[number];

const sourceOf = inverted(sources);

export function sourceFromWire(wire: SourceWord | null): AcquisitionSource | null {
  return wire && sourceOf[wire];
}

/** A source that is answered. */
export const answeredSource = knownCode<AcquisitionSource>({ ...sources, unknown: UNKNOWN_CODE }, sourceCodes);

export function sourceToWire(source: AcquisitionSource | null): SourceWord | null {
  return source && sources[source];
}

const { civility, lastName, firstName, organisation, jobTitle, email, phone, country } = requesterForm.schema;

const demandeur = object({
  civilite: civility,
  nom: lastName,
  prenom: firstName,
  organisme: organisation,
  fonction: jobTitle,
  email,
  telephone: phone,
  pays: country,
  sourceAcquisition: nullable(oneOf(sourceWords)),
});

/** Wire names of who asks. */
export const requesterNames = {
  civility: 'civilite',
  lastName: 'nom',
  firstName: 'prenom',
  organisation: 'organisme',
  jobTitle: 'fonction',
  email: 'email',
  phone: 'telephone',
  country: 'pays',
  source: 'sourceAcquisition',
} as const satisfies WireNames<Infer<typeof requesterForm>, keyof Infer<typeof demandeur>>;

/** An order by a person without an account: a request for a quote (specification §3, request kind). */
const commande = object({ typeDemande: literal('devis'), offre, demandeur });

/** A request for a quote. */
export const quoteRequestCodec = codec(commande, {
  decode: ({ offre: wanted, demandeur: wire }): QuoteRequest => ({
    offer: offerFromWire(wanted),
    requester: {
      civility: wire.civilite,
      lastName: wire.nom.trim(),
      firstName: wire.prenom.trim(),
      organisation: wire.organisme.trim(),
      jobTitle: wire.fonction.trim(),
      email: wire.email.trim(),
      phone: wire.telephone.trim(),
      country: wire.pays,
      source: sourceFromWire(wire.sourceAcquisition),
    },
  }),
  encode: ({ offer, requester }): Infer<typeof commande> => ({
    typeDemande: 'devis',
    offre: offerToWire(offer),
    demandeur: {
      civilite: requester.civility,
      nom: requester.lastName,
      prenom: requester.firstName,
      organisme: requester.organisation,
      fonction: requester.jobTitle,
      email: requester.email,
      telephone: requester.phone,
      pays: requester.country,
      sourceAcquisition: sourceToWire(requester.source),
    },
  }),
});

/** The reference by which people speak of a request. */
export const quoteReceiptCodec = answerCodec(fields({ referenceDemande: required(string(), 'identity') }), {
  decode: ({ referenceDemande }): { readonly reference: string } => ({ reference: referenceDemande }),
  encode: ({ reference }) => ({ referenceDemande: reference }),
});
