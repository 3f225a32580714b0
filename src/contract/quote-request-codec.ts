import { defaulted, literal, nullable, object, string } from 'superstruct';
import type { QuoteRequest, Requester } from '../../machines/domain/quote-request.ts';
import { requesterForm } from '../../machines/validation/forms/requester.ts';
import { oneOf } from '../../machines/validation/rules/text.ts';
import { sourceMapping, sourceWords } from './acquisition-source.ts';
import { fields, required } from './answer.ts';
import { offre } from './offer-sent.ts';
import { offerMapping } from './offer.ts';
import { answerOf, compacted, mapping, orNull, requestOf, trimmed } from './mapping.ts';

const { civility, lastName, firstName, organisation, jobTitle, email, phone, country, vatNumber } =
  requesterForm.schema;

const demandeur = object({
  civilite: civility,
  nom: lastName,
  prenom: firstName,
  organisme: organisation,
  fonction: jobTitle,
  email,
  telephone: phone,
  pays: country,
  // Absent in requests of clients of earlier releases.
  numeroTVA: defaulted(vatNumber, ''),
  sourceAcquisition: nullable(oneOf(sourceWords)),
});

/** Wire names of who asks. */
export const requesterNames = {
  civility: 'civilite',
  lastName: ['nom', trimmed],
  firstName: ['prenom', trimmed],
  organisation: ['organisme', trimmed],
  jobTitle: ['fonction', trimmed],
  email: ['email', trimmed],
  phone: ['telephone', trimmed],
  country: 'pays',
  vatNumber: ['numeroTVA', compacted],
  source: ['sourceAcquisition', orNull(sourceMapping)],
} as const;

/** An order by a person without an account: a request for a quote (specification §3, request kind). */
export const quoteRequestCodec = requestOf<QuoteRequest>()(
  object({ typeDemande: literal('devis'), offre, demandeur }),
  { offer: ['offre', offerMapping], requester: ['demandeur', mapping<Requester>()(demandeur, requesterNames)] },
  { typeDemande: 'devis' },
);

/** The reference by which people speak of a request. */
export const quoteReceiptCodec = answerOf<{ readonly reference: string }>()(
  fields({ referenceDemande: required(string(), 'identity') }),
  { reference: 'referenceDemande' },
);
