import type { Selectable } from 'kysely';
import type { Struct } from 'superstruct';
import {
  array,
  boolean,
  defaulted,
  enums,
  integer,
  literal,
  nullable,
  object,
  optional,
  string,
  union,
  unknown,
} from 'superstruct';
import { durations, licenceTypes, priceCurrencies } from '../../../domain/catalogue.ts';
import { documentKinds } from '../../../domain/document-paths.ts';
import { UNSET_CIVILITY } from '../../../domain/enumerations.ts';
import { latePaymentLaws } from '../../../domain/invoice-facts.ts';
import { locales } from '../../../domain/locale.ts';
import { currencies } from '../../../domain/money.ts';
import { moneyMethods } from '../../../domain/payment.ts';
import type { ModificationSubject } from '../../../domain/modification.ts';
import { vatMentions } from '../../../domain/vat.ts';
import { REQUESTER_VERSION, requesterDraft } from '../../../validation/forms/requester.ts';
import type { Schema } from './schema.ts';
import type { Stored, StoredColumn } from './stored-json.ts';
import { storedJson } from './stored-json.ts';

/** A text that older rows may lack. */
const text = () => defaulted(string(), '');

/** A value that older rows may lack; `null`: unknown. */
const orNull = <Value>(struct: Struct<Value, unknown>) => defaulted(nullable(struct), null);

const texts = object({ fr: string(), en: string() });
const someTexts = object({ fr: optional(string()), en: optional(string()) });
const lines = array(string());
const money = object({ minor: integer(), currency: enums(currencies) });
const seats = array(object({ count: integer(), price: money }));
const party = object({ name: string(), address: defaulted(lines, []), vatNumber: orNull(string()) });

const address = object({
  organisation: text(),
  recipient: text(),
  street: text(),
  complement: text(),
  postalCode: text(),
  city: text(),
  region: optional(nullable(string())),
  // Tax depends on it: no default for older rows.
  country: string(),
});

const period = object({ startsOn: string(), endsOn: string() });

const invoiceFacts = object({
  seller: object({
    siren: orNull(string()),
    address: defaulted(lines, []),
    latePaymentRate: orNull(integer()),
    discountTerms: orNull(texts),
    isVatOnDebits: defaulted(boolean(), false),
  }),
  buyer: orNull(
    object({
      address,
      delivery: orNull(address),
      purchaseOrder: text(),
      siret: text(),
      serviceCode: text(),
      engagementNumber: text(),
    }),
  ),
  months: orNull(enums(durations)),
  period: orNull(period),
  listed: defaulted(array(nullable(integer())), []),
  // Of older invoices to public bodies, too: an issued invoice keeps its terms.
  latePaymentLaw: defaulted(enums(latePaymentLaws), 'commercialCode'),
  euroVat: orNull(object({ minor: integer(), rate: string(), day: string(), source: string() })),
  issue: orNull(
    object({
      locale: enums(locales),
      email: string(),
      nameplate: string(),
      payment: orNull(object({ reference: string(), on: string(), method: enums(moneyMethods) })),
      period: orNull(period),
      account: orNull(object({ holder: string(), iban: string(), bic: string(), bank: string() })),
    }),
  ),
});

const mailDocuments = array(object({ kind: enums(documentKinds), reference: string() }));

const offer = object({
  publicationIds: array(integer()),
  licence: enums(licenceTypes),
  readers: integer(),
  months: enums(durations),
  currency: enums(priceCurrencies),
});

const person = { civility: defaulted(integer(), UNSET_CIVILITY), lastName: text(), firstName: text() };

/** A draft as typed so far: every field may be missing. */
const quoteDraft = object({
  ...requesterDraft.schema,
  country: orNull(string()),
  publicationIds: defaulted(array(integer()), []),
  licence: orNull(enums(licenceTypes)),
  readers: orNull(integer()),
  months: orNull(enums(durations)),
  currency: orNull(enums(priceCurrencies)),
});

const priced = object({
  country: string(),
  lines: array(
    object({
      publicationId: integer(),
      title: string(),
      net: money,
      seats: orNull(seats),
      vatRate: integer(),
      vat: money,
    }),
  ),
  net: money,
  vatByRate: array(object({ rate: integer(), net: money, vat: money })),
  vat: money,
  total: money,
  mention: orNull(enums(vatMentions)),
});

const billing = object({ address, vatNumber: text(), purchaseOrder: text() });

const details = object({
  identity: defaulted(object(person), {}),
  billing: address,
  delivery: orNull(address),
  vatNumber: text(),
  purchaseOrder: text(),
  publicBuyer: orNull(object({ siret: string(), serviceCode: text(), engagementNumber: text() })),
});

const subject: Struct<ModificationSubject, unknown> = union([
  object({ kind: literal('reader'), reader: object({ ...person, email: string() }) }),
  object({ kind: literal('ipRange'), range: object({ range: string(), label: text() }) }),
  object({ kind: literal('email'), email: string() }),
  object({ kind: literal('text'), text: string() }),
]);

type Opened<Column> = Column extends Stored<infer Value> ? Value : never;

/** The JSON columns of a table, as the types mark them. */
type JsonColumnOf<Row> = {
  [Column in keyof Row]: Row[Column] extends Stored<unknown> | null ? Column : never;
}[keyof Row];

type JsonColumns<Row> = { readonly [Column in JsonColumnOf<Row>]: StoredColumn<Opened<NonNullable<Row[Column]>>> };

type TableWithJson = {
  [Table in keyof Schema]: [JsonColumnOf<Selectable<Schema[Table]>>] extends [never] ? never : Table;
}[keyof Schema];

/** Every JSON column of the database: a table or column that is missing here does not compile. */
export const storedColumns: { readonly [Table in TableWithJson]: JsonColumns<Selectable<Schema[Table]>> } = {
  articles: { title: storedJson('articles', 'title', { struct: someTexts }) },
  // An answer's shape depends on its call: `idempotency.ts` reads it by the codec that wrote it.
  idempotency_keys: { answer: storedJson('idempotency_keys', 'answer', { struct: unknown() }) },
  invoices: {
    facts: storedJson('invoices', 'facts', { version: 2, struct: invoiceFacts }),
    issuer: storedJson('invoices', 'issuer', { struct: party }),
    notes: storedJson('invoices', 'notes', { struct: lines }),
    payer: storedJson('invoices', 'payer', { struct: party }),
  },
  issuers: {
    address: storedJson('issuers', 'address', { struct: lines }),
    discount_terms: storedJson('issuers', 'discount_terms', { struct: texts }),
  },
  legal_passages: {
    body: storedJson('legal_passages', 'body', { struct: texts }),
    heading: storedJson('legal_passages', 'heading', { struct: texts }),
  },
  modification_lines: {
    after: storedJson('modification_lines', 'after', { struct: subject }),
    before: storedJson('modification_lines', 'before', { struct: subject }),
  },
  newsletters: { name: storedJson('newsletters', 'name', { struct: someTexts }) },
  outbox: { documents: storedJson('outbox', 'documents', { struct: mailDocuments }) },
  publications: {
    line: storedJson('publications', 'line', { struct: texts }),
    rhythm: storedJson('publications', 'rhythm', { struct: texts }),
    sample: storedJson('publications', 'sample', { struct: object({ title: texts, text: texts }) }),
    title: storedJson('publications', 'title', { struct: texts }),
  },
  quotations: {
    details: storedJson('quotations', 'details', { struct: details }),
    issuer: storedJson('quotations', 'issuer', { struct: party }),
  },
  quote_drafts: { content: storedJson('quote_drafts', 'content', { version: REQUESTER_VERSION, struct: quoteDraft }) },
  quote_requests: {
    offer: storedJson('quote_requests', 'offer', { struct: offer }),
    price: storedJson('quote_requests', 'price', { version: 3, struct: priced }),
    requester: storedJson('quote_requests', 'requester', {
      version: REQUESTER_VERSION,
      struct: object({ ...requesterDraft.schema, email: string(), country: string() }),
    }),
  },
  serials: { name: storedJson('serials', 'name', { struct: someTexts }) },
  sites: {
    name: storedJson('sites', 'name', { struct: texts }),
    promise: storedJson('sites', 'promise', { struct: texts }),
    testimonial: storedJson('sites', 'testimonial', { struct: object({ quote: texts, author: texts }) }),
    social: storedJson('sites', 'social', { struct: array(object({ name: string(), url: string() })) }),
    url: storedJson('sites', 'url', { struct: texts }),
  },
  terms_versions: {
    content: storedJson('terms_versions', 'content', { struct: array(object({ heading: texts, body: texts })) }),
  },
  subscription_lines: { seats: storedJson('subscription_lines', 'seats', { struct: seats }) },
  subscriptions: { billing: storedJson('subscriptions', 'billing', { struct: billing }) },
};
