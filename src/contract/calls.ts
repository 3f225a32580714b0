import type { FieldName } from '../../machines/validation/field-names.ts';
import { checkoutAnswerCodec, checkoutOrderCodec } from './checkout.ts';
import type { Codec } from './codec.ts';
import { noData, nothing } from './codec.ts';
import { helpRequestCodec } from './help.ts';
import { invoiceQuestionCodec, invoiceReadingCodec } from './invoice-read.ts';
import { draftChangeCodec, draftVersionCodec, keptDraftCodec } from './quote-draft.ts';
import { quoteReceiptCodec, quoteRequestCodec } from './quote-request.ts';
import { pricedOfferCodec, simulationCodec } from './simulation.ts';
import { siteCodec } from './site.ts';
import { credentialsCodec, visitorCodec, visitorQueryCodec } from './visitor.ts';

/**
 * Whom the server takes a caller for. `recognised`: by their network's address; `limited`: signed in, but the e-mail is
 * not verified or the account not valid. A signed-in caller reaches only what is theirs; a token holder one invoice.
 */
export const callers = ['anonymous', 'recognised', 'limited', 'signedIn', 'tokenHolder'] as const;

export type Caller = (typeof callers)[number];

const anyone = callers;

/** Statuses that tell a failure of a call; any call may also answer 500. */
export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429;

/** One row of the table. */
export interface Call<Query, Request, Answer> {
  readonly method: 'GET' | 'POST';
  /** Without language prefix; see `callPath`. */
  readonly path: `/ajax/${string}`;
  readonly query: Codec<Query>;
  readonly request: Codec<Request>;
  /** `data` of the envelope of a success. */
  readonly answer: Codec<Answer>;
  readonly callers: readonly Caller[];
  /** Whether the call carries an `Idempotency-Key`, and repeats the answer for a repeated key. */
  readonly idempotent: boolean;
  /** Whether a GET changes something, the caller's own draft: then another site may not make a browser send it. */
  readonly changesOnGet: boolean;
  /** Whether `isSuccess: false` with status 200 is one of its business answers; its `feedback` says why. */
  readonly refuses: boolean;
  readonly failures: readonly FailureStatus[];
  /** What fields that a person types are called in the code, and in messages, by their name on the wire. */
  readonly fields: Readonly<Record<string, FieldName>>;
  /** Names of files in `fixtures/`: one exchange each. */
  readonly fixtures: readonly string[];
  readonly purpose: string;
}

const defaults = {
  query: nothing,
  request: nothing,
  answer: noData,
  callers: anyone,
  idempotent: false,
  changesOnGet: false,
  refuses: false,
  fields: {},
} as const;

/** What the fields of an offer are called. */
const offerFields = {
  'offre.pubSIds': 'publicationIds',
  'offre.typeLicence': 'licence',
  'offre.nombreLecteurs': 'readers',
  'offre.dureeMois': 'months',
  'offre.devise': 'currency',
} as const;

function call<Query, Request, Answer>(row: Call<Query, Request, Answer>): Call<Query, Request, Answer> {
  return row;
}

/** The table of calls (specification §7): client, server, contract tests and documentation read it, and nothing else. */
export const calls = {
  infossiteweb: call({
    ...defaults,
    method: 'GET',
    path: '/ajax/infossiteweb',
    answer: siteCodec,
    failures: [400],
    fixtures: ['infossiteweb'],
    purpose: 'Tells what the site is: its name, contact, publications, countries and prices.',
  }),
  user: call({
    ...defaults,
    method: 'GET',
    path: '/ajax/user',
    query: visitorQueryCodec,
    answer: visitorCodec,
    refuses: true,
    failures: [400, 429],
    fixtures: ['user.signed-in', 'user.nobody', 'user.by-token', 'user.token-refused'],
    purpose: 'Tells who the visitor is; exchanges the token of an invoice link for a scoped cookie.',
  }),
  'user/reset': call({
    ...defaults,
    method: 'GET',
    path: '/ajax/user/reset',
    answer: visitorCodec,
    failures: [400],
    fixtures: ['user-reset'],
    purpose: 'Tells who the visitor is, past every cache.',
  }),
  'login/login': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/login/login',
    request: credentialsCodec,
    answer: visitorCodec,
    refuses: true,
    failures: [400, 403, 422, 429],
    fields: { email: 'email', motDePasse: 'password' },
    fixtures: ['login.accepted', 'login.refused', 'login.incomplete'],
    purpose: 'Signs in by password.',
  }),
  'login/logout': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/login/logout',
    failures: [400, 403],
    fixtures: ['logout'],
    purpose: 'Signs out, and ends the visit by an invoice link.',
  }),
  'newsletter/resend': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/newsletter/resend',
    callers: ['limited', 'signedIn'],
    failures: [400, 401, 403, 429],
    fixtures: ['newsletter-resend'],
    purpose: 'Sends the message again that verifies the e-mail address of the signed-in person.',
  }),
  'invoice/read': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/invoice/read',
    request: invoiceQuestionCodec,
    answer: invoiceReadingCodec,
    callers: ['signedIn', 'tokenHolder'],
    failures: [400, 401, 403, 404, 409],
    fixtures: [
      'invoice-read.list',
      'invoice-read.paid',
      'invoice-read.not-charged',
      'invoice-read.confirming',
      'invoice-read.checkout',
      'invoice-read.no-checkout',
      'invoice-read.unknown',
    ],
    purpose: 'Tells which invoices the caller may see, what became of a payment, or what became of an order.',
  }),
  'invoice/help': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/invoice/help',
    request: helpRequestCodec,
    callers: ['signedIn', 'tokenHolder'],
    failures: [400, 401, 403, 404, 422, 429],
    fields: { message: 'message', email: 'email' },
    fixtures: ['invoice-help'],
    purpose: 'Sends a question about invoices to the office.',
  }),
  'invoice/checkout': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/invoice/checkout',
    request: checkoutOrderCodec,
    answer: checkoutAnswerCodec,
    callers: ['signedIn', 'tokenHolder'],
    idempotent: true,
    failures: [400, 401, 403, 404, 409, 422, 429],
    fixtures: [
      'invoice-checkout.card',
      'invoice-checkout.transfer',
      'invoice-checkout.changed',
      'invoice-checkout.already-paid',
    ],
    purpose: 'Orders the payment of invoices by card or transfer, once for one idempotency key.',
  }),
  'simulateurv2/commande': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/simulateurv2/commande',
    request: simulationCodec,
    answer: pricedOfferCodec,
    failures: [400, 403, 422, 429],
    fields: { ...offerFields, pays: 'country', numeroTVA: 'vatNumber' },
    fixtures: ['simulateur.france', 'simulateur.reverse-charge', 'simulateur.too-many-readers'],
    purpose: 'Computes what an offer costs: lines, tax by rate, total.',
  }),
  'infosquote/read': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/infosquote/read',
    answer: keptDraftCodec,
    failures: [400, 403],
    fixtures: ['infosquote-read.kept', 'infosquote-read.none'],
    purpose: 'Tells what the caller has typed of a request for a quote so far.',
  }),
  'infosquote/update': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/infosquote/update',
    request: draftChangeCodec,
    answer: draftVersionCodec,
    failures: [400, 403, 409, 429],
    fixtures: ['infosquote-update', 'infosquote-update.changed-elsewhere'],
    purpose: 'Keeps what the caller has typed of a request for a quote, in the place of the version that they had.',
  }),
  'infosquote/reset': call({
    ...defaults,
    method: 'GET',
    path: '/ajax/infosquote/reset',
    failures: [400, 403],
    changesOnGet: true,
    fixtures: ['infosquote-reset'],
    purpose: 'Throws away what the caller has typed of a request for a quote.',
  }),
  'subscriptions/commande': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/subscriptions/commande',
    request: quoteRequestCodec,
    answer: quoteReceiptCodec,
    idempotent: true,
    failures: [400, 403, 409, 422, 429],
    fields: {
      ...offerFields,
      'demandeur.civilite': 'civility',
      'demandeur.nom': 'lastName',
      'demandeur.prenom': 'firstName',
      'demandeur.organisme': 'organisation',
      'demandeur.fonction': 'jobTitle',
      'demandeur.email': 'email',
      'demandeur.telephone': 'phone',
      'demandeur.pays': 'country',
      'demandeur.sourceAcquisition': 'source',
    },
    fixtures: ['commande.quote', 'commande.incomplete'],
    purpose: 'Sends a request for a quote to the office, once for one idempotency key.',
  }),
};

export type Calls = typeof calls;

export type CallName = keyof Calls;

/** The names of the table's rows. */
export const callNames = Object.keys(calls) as readonly CallName[];

/** What a call's query says, in the code's terms. */
export type QueryOf<Name extends CallName> = ReturnType<Calls[Name]['query']['decode']>;

/** What a call's body says, in the code's terms. */
export type RequestOf<Name extends CallName> = ReturnType<Calls[Name]['request']['decode']>;

/** What a call answers, in the code's terms. */
export type AnswerOf<Name extends CallName> = ReturnType<Calls[Name]['answer']['decode']>;
