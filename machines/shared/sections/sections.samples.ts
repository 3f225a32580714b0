/** Samples of each section. Content depends on the answer; reading, failing and reading again do not. */
import type { Read, RowsRead } from '../../../domain/completeness.ts';
import { isWhole, unread, whole, without } from '../../../domain/completeness.ts';
import type { InvoicesAnswer } from '../../../domain/checkout.ts';
import type { HeldSubscription } from '../../../domain/subscription.ts';
import type { NewslettersRead } from '../../../domain/newsletter.ts';
import type { ReadArticle } from '../../../domain/reading.ts';
import { ApiError } from '../../failure.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { defineChart, plain } from '../../engine/model/samples.ts';
import { invoiceLists, readAt } from '../ordering/ordering.fixtures.ts';
import { partialRefunds, someRefunds } from '../ordering/outcome.fixtures.ts';
import type { SectionContext } from './sections.context.ts';
import { latestArticlesMachine } from './latest-articles.machine.ts';
import { openInvoicesMachine } from './open-invoices.machine.ts';
import { receivedNewslettersMachine } from './received-newsletters.machine.ts';
import { renewalsMachine } from './renewals.machine.ts';
import { sectionSteps } from './sections.steps.ts';

const subscription: HeldSubscription = {
  id: 88_012,
  reference: 'ABO-7KQ2-M4XD-91TB',
  isFromQuotation: false,
  status: 'notBegun',
  type: 'normal',
  nature: 'renewal',
  licence: 'professional',
  readers: 1,
  months: 12,
  startsOn: null,
  endsOn: null,
  publications: ['La Lettre du Fleuve'],
  isPayable: true,
  isDecidable: null,
  isFollowed: false,
  isInvoiced: false,
  dueOn: null,
  isUntaxed: false,
  net: null,
};

/** One subscription of each renewable kind, and one that runs. */
const held: readonly HeldSubscription[] = [
  subscription,
  {
    ...subscription,
    id: 87_311,
    reference: 'ABO-2K4H-XX71-P0QB',
    status: 'aboutToEnd',
    type: 'administratorLicence',
    startsOn: '2025-03-04',
    endsOn: '2026-03-03',
    publications: ['Sahel Économie', 'Ports d’Afrique'],
    isPayable: true,
  },
  {
    ...subscription,
    id: 88_040,
    reference: 'ABO-9PZ1-60WE-L7CF',
    status: 'quote',
    publications: ['Grands Lacs Hebdo', 'Sahel Économie'],
    isPayable: false,
  },
  {
    ...subscription,
    id: 81_004,
    reference: 'ABO-1D5S-33QN-V8RA',
    status: 'ended',
    startsOn: '2024-11-01',
    endsOn: '2025-10-31',
    publications: ['Grands Lacs Hebdo'],
    isPayable: false,
  },
];

const running: HeldSubscription = {
  ...subscription,
  status: 'current',
  startsOn: '2026-01-05',
  endsOn: '2027-01-04',
  isPayable: false,
};

const articles: readonly ReadArticle[] = [
  {
    id: 90_311,
    title: { text: 'Le port sec de Bamana change de main', locale: 'fr' },
    publication: 'La Lettre du Fleuve',
    kind: 'article',
    publishedOn: '2026-01-12',
    url: 'https://www.example.fr/articles/90311',
  },
  {
    id: 90_307,
    title: { text: 'Southern Rivers: three bidders for the undersea cable', locale: 'en' },
    publication: null,
    kind: 'brief',
    publishedOn: '2026-01-11',
    url: null,
  },
];

const received: NewslettersRead = {
  completeness: whole,
  publications: [
    {
      publicationId: 11,
      title: 'La Lettre du Fleuve',
      summary: { frequency: 'everyWeekday', isReceived: true },
      sections: [
        { code: 'diplomatie', name: { text: 'Diplomatie', locale: 'fr' }, frequency: 'monthly', isReceived: true },
      ],
      isWithoutAdverts: true,
    },
    {
      publicationId: 12,
      title: 'Sahel Économie',
      summary: { frequency: 'weekly', isReceived: false },
      sections: [{ code: 'mines', name: { text: 'Mines', locale: 'fr' }, frequency: 'weekly', isReceived: false }],
      isWithoutAdverts: false,
    },
  ],
  others: [
    { code: 'paru', name: { text: 'Vient de paraître', locale: 'fr' }, frequency: 'eachIssue', isReceived: true },
    { code: 'partners', name: { text: 'Partner offers', locale: 'en' }, frequency: 'occasional', isReceived: false },
  ],
};

/** A publication without adverts is no newsletter. */
const unreceived: NewslettersRead = {
  completeness: whole,
  publications: [
    { publicationId: 11, title: 'La Lettre du Fleuve', summary: null, sections: [], isWithoutAdverts: true },
  ],
  others: [],
};

const events = { retried: plain, 'page.entered': plain };

/** Failures of the read. @param request Method and path. */
const failures = (request: string) => ({ offline: new ApiError('offline', request) });

const shared = { steps: sectionSteps, params: {}, effects: [] };

/** How much was read: a state with a part of it has a way to read it again, and says so. */
const partsOf = ({ received: answer }: SectionContext<Read>) => ({
  parts: answer === null || isWhole(answer) ? '' : answer.completeness.kind,
});

/** Refunds are a list of their own. */
const partsOfInvoices = ({ received }: SectionContext<InvoicesAnswer>) => ({
  ...partsOf({ received, failure: null, isRetried: false }),
  refunds: received === null || isWhole(received.refunds) ? '' : 'partialRefunds',
});

const facets = { serialize: partsOf, visibleContext: partsOf };

interface Answers<Received> {
  readonly several: Received;
  readonly none: Received;
}

/** First visit; or a later one with a cached answer: with items, empty, or without anything that could be read. */
const inputs = <Received extends Read>({ several, none }: Answers<Received>) => ({
  link: { cached: null },
  again: { cached: several },
  emptied: { cached: none },
  unread: { cached: { ...none, completeness: unread } },
});

/** Answers for each section: several items, or none that it shows. */
export const receivedToSections = {
  openInvoices: {
    several: { invoices: invoiceLists.awaiting, refunds: someRefunds, completeness: whole, readAt },
    none: { invoices: invoiceLists.settled, refunds: someRefunds, completeness: whole, readAt },
  },
  renewals: { several: { rows: held, completeness: whole }, none: { rows: [running], completeness: whole } },
  latestArticles: { several: { rows: articles, completeness: whole }, none: { rows: [], completeness: whole } },
  receivedNewsletters: { several: received, none: unreceived },
} as const;

/** The same where two items cannot be read, and where nothing can be shown. */
const withLosses = <Received extends Read>({ several, none }: Answers<Received>) => ({
  several,
  none,
  partial: { ...several, completeness: without(2) },
  unread: { ...none, completeness: unread },
});

export const openInvoicesChart: Chart<SectionContext<InvoicesAnswer>> = defineChart({
  ...shared,
  serialize: partsOfInvoices,
  visibleContext: partsOfInvoices,
  name: 'openInvoices',
  machine: openInvoicesMachine,
  inputs: inputs<InvoicesAnswer>(receivedToSections.openInvoices),
  events,
  actorResponses: {
    readInvoices: {
      done: {
        ...withLosses<InvoicesAnswer>(receivedToSections.openInvoices),
        partialRefunds: { ...receivedToSections.openInvoices.several, refunds: partialRefunds },
        noneAndPartialRefunds: { ...receivedToSections.openInvoices.none, refunds: partialRefunds },
      },
      failed: failures('POST /ajax/subscriptions/invoice/read'),
    },
  },
});

export const renewalsChart: Chart<SectionContext<RowsRead<HeldSubscription>>> = defineChart({
  ...shared,
  ...facets,
  name: 'renewals',
  machine: renewalsMachine,
  inputs: inputs<RowsRead<HeldSubscription>>(receivedToSections.renewals),
  events,
  actorResponses: {
    readSubscriptions: {
      done: withLosses<RowsRead<HeldSubscription>>(receivedToSections.renewals),
      failed: failures('POST /ajax/subscriptions/all'),
    },
  },
});

export const latestArticlesChart: Chart<SectionContext<RowsRead<ReadArticle>>> = defineChart({
  ...shared,
  ...facets,
  name: 'latestArticles',
  machine: latestArticlesMachine,
  inputs: inputs<RowsRead<ReadArticle>>(receivedToSections.latestArticles),
  events,
  actorResponses: {
    readLatestArticles: {
      done: withLosses<RowsRead<ReadArticle>>(receivedToSections.latestArticles),
      failed: failures('GET /ajax/articles/last'),
    },
  },
});

export const receivedNewslettersChart: Chart<SectionContext<NewslettersRead>> = defineChart({
  ...shared,
  ...facets,
  name: 'receivedNewsletters',
  machine: receivedNewslettersMachine,
  inputs: inputs<NewslettersRead>(receivedToSections.receivedNewsletters),
  events,
  actorResponses: {
    readNewsletters: {
      done: withLosses<NewslettersRead>(receivedToSections.receivedNewsletters),
      failed: failures('GET /ajax/servicesemail'),
    },
  },
});
