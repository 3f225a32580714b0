import type { ProvedBy, Requirement, Section } from './requirement.ts';

/** A value of an enumeration that was asked for. */
export interface ValueRequirement extends Requirement {
  readonly enumeration: EnumerationName;
  /** Its code where the specification gives one, else what the domain calls it; `null` where the domain has it not. */
  readonly code: number | string | null;
}

export type EnumerationName =
  | 'modification type'
  | 'login mode'
  | 'origin'
  | 'contact kind'
  | 'reading list'
  | 'reading log'
  | 'acquisition source'
  | 'licence type'
  | 'currency'
  | 'request state'
  | 'subscription status'
  | 'payment status'
  | 'subscription type'
  | 'order nature'
  | 'region'
  | 'reading sort'
  | 'document kind'
  | 'wallet operation'
  | 'request kind';

type Value = readonly [says: string, code: number | string | null, provedBy?: ProvedBy];

function values(enumeration: EnumerationName, provedBy: ProvedBy, rows: readonly Value[]): readonly ValueRequirement[] {
  return rows.map(([says, code, own]) => ({
    id: `§3 ${enumeration}: ${typeof code === 'number' ? `${code} ` : ''}${says}`,
    says: typeof code === 'number' ? `Has the code ${code} on the wire.` : 'Is a value; its code is ours.',
    provedBy: own ?? provedBy,
    enumeration,
    code,
  }));
}

const open = 'open';
const codesOfReadings = 'contract/reading.test.ts';
/** Origins that a page gives. */
const doorOfPage = 'src/features/auth/create-account-page.test.ts';
/** Requests in a person’s own words. */
const messageOf = 'tests/contract/modification-types.test.ts';
const overTheWire = 'tests/requirements/values.test.ts';
/** Values that the domain has no name for. */
const unnamed = (...says: readonly string[]): readonly Value[] => says.map((each) => [each, null] as const);

/** §3: every value of every enumeration. */
export const enumerations: Section<ValueRequirement> = {
  title: '§3 Enumerations',
  about: 'A value is proved by a test in which it makes a difference.',
  rows: [
    ...values(
      'modification type',
      [overTheWire],
      [
        ['another email address', 1, ['tests/contract/modification-types.test.ts']],
        ['IP range added', 2],
        ['IP range changed', 3],
        ['IP range deleted', 4],
        ['reader added', 5],
        ['reader changed', 6],
        ['reader deleted', 7],
        ['message of an administrator', 8, [messageOf]],
        ['message about an address', 9, ['tests/contract/modification-types.test.ts']],
        ['anything else', 99, [messageOf]],
      ],
    ),
    ...values('login mode', open, [
      ['by password', 0, ['tests/e2e/page-layout.spec.ts']],
      ['recognised by address', 1, ['tests/contract/session.test.ts']],
      ['by the token of an invoice link', 2, ['tests/contract/session.test.ts']],
    ]),
    ...values(
      'origin',
      [overTheWire],
      [
        ['prospect', 'prospect'],
        ['subscription', 'subscription'],
        ['SME', 'pme', [doorOfPage]],
        ['landing page', 'landing', ['tests/contract/newsletter-signup.test.ts']],
        ['newsletter', 'newsletter', [doorOfPage]],
      ],
    ),
    ...values(
      'contact kind',
      [overTheWire],
      [
        ['function in an organisation', 0],
        ['administrator', 1],
        ['former administrator', 2],
        ['subscriber', 3],
        ['former subscriber', 4],
        ['free subscriber', 5],
        ['former free subscriber', 6],
        ['manager', 9],
        ['former manager', 10],
        ['SME client', 11],
        ['former SME client', 12],
        ['prospect', 13, ['tests/contract/auth.test.ts']],
        ['subscriber of an open day', 15],
        ['imported', 16],
        ['merged', 17],
        ['article as a gift', 18],
        ['inactive', 19],
        ['newsletter contact', 20, ['tests/contract/newsletter-signup.test.ts']],
      ],
    ),
    ...values(
      'reading list',
      [codesOfReadings],
      unnamed(
        'summary of a publication',
        'watch of a country channel',
        'watch of a keyword',
        'summary of a section',
        'summary of a recap',
        'watch of a serial',
        'read later',
        'alerts',
        'just released',
      ),
    ),
    ...values(
      'reading log',
      [codesOfReadings],
      unnamed(
        'subscriber',
        'SME client',
        'prospect, not signed in',
        'prospect, read',
        'prospect, read again',
        'prospect, downloaded',
        'prospect, free access',
        'prospect, credit as a gift',
        'prospect, article as a gift',
      ),
    ),
    ...values(
      'acquisition source',
      [overTheWire, 'tests/contract/quote-request.test.ts'],
      [
        ['word of mouth', 'wordOfMouth'],
        ['social networks', 'socialNetworks'],
        ['a subscriber', 'subscriber'],
        ['school or library', 'schoolOrLibrary'],
        ['search on the internet', 'internetSearch'],
        ['other media', 'otherMedia'],
        ['other', 'other'],
      ],
    ),
    ...values(
      'licence type',
      ['tests/contract/simulator.test.ts'],
      [
        ['professional', 'professional'],
        ['global', 'global'],
        ['independent', 'independent', ['machines/shared/offer/pricing.test.ts']],
        ['media', 'media'],
        ['morning', 'morning'],
      ],
    ),
    ...values(
      'currency',
      ['tests/contract/simulator.test.ts'],
      [
        ['euro', 'EUR'],
        ['US dollar', 'USD'],
        ['pound sterling', 'GBP'],
        ['credit of the wallet', 'CRE', ['src/i18n/format.test.ts']],
      ],
    ),
    ...values(
      'request state',
      ['machines/modification/modification.test.ts'],
      [
        ['pending', 'pending'],
        ['cancelled', 'cancelled'],
        ['accepted', 'accepted'],
        ['automatically accepted', 'automaticallyAccepted'],
        ['rejected', 'rejected'],
        ['partially accepted', 'partlyAccepted'],
      ],
    ),
    ...values(
      'subscription status',
      ['tests/requirements/values.test.ts'],
      [
        ['not set', 'notSet'],
        ['current', 'current'],
        ['not begun', 'notBegun'],
        ['ended', 'ended'],
        ['about to end', 'aboutToEnd'],
        ['suspended', 'suspended'],
        ['suspended and ended', 'suspendedEnded'],
        ['invalid', 'invalid'],
        ['quote', 'quote'],
        ['invalid quote', 'invalidQuote'],
      ],
    ),
    ...values('payment status', open, [
      ['unpaid', 1, ['tests/e2e/once.spec.ts']],
      ['settled', 2, ['tests/e2e/once.spec.ts']],
      ['cleared', 3, [overTheWire]],
      ['partly settled', 4, ['tests/contract/transfers.test.ts']],
      ['quote', 8, ['domain/invoice.test.ts']],
    ]),
    ...values(
      'subscription type',
      ['tests/requirements/values.test.ts'],
      [
        ['normal', 'normal'],
        ['licence of an administrator', 'administratorLicence'],
        ['licence of a user', 'userLicence'],
      ],
    ),
    ...values(
      'order nature',
      ['tests/requirements/values.test.ts'],
      [
        ['unknown', 'unknown'],
        ['new', 'new'],
        ['renewal', 'renewal'],
        ['conversion', 'conversion'],
        ['upgrade', 'upgrade'],
        ['downgrade', 'downgrade'],
      ],
    ),
    ...values(
      'region',
      [overTheWire],
      [
        ['all', 'all'],
        ['north', 'north'],
        ['west and central', 'westCentral'],
        ['east and southern', 'eastSouthern'],
      ],
    ),
    ...values(
      'reading sort',
      ['tests/contract/readings.test.ts'],
      unnamed('oldest reading first', 'newest reading first', 'oldest publication first', 'newest publication first'),
    ),
    ...values(
      'document kind',
      [codesOfReadings],
      unnamed('article', 'dossier', 'biography', 'PDF', 'survey', 'serial', 'event', 'brief', 'entourage', 'unknown'),
    ),
    ...values('wallet operation', ['contract/wallet.test.ts'], unnamed('purchase', 'free', 'debit', 'transformation')),
    ...values(
      'request kind',
      ['tests/contract/contact.test.ts'],
      [
        ['quote', 'quote', ['tests/contract/quote-request.test.ts']],
        ['order', 'order', ['tests/contract/quotation-decision.test.ts']],
        ['management of a subscription', 'subscriptionManagement'],
        ['claim', 'claim'],
        ['payment', 'payment'],
        ['contact form', 'contactForm'],
        ['wallet', 'wallet'],
        ['unsubscription', 'unsubscription'],
        ['support', 'support'],
        ['management of readers', 'readerManagement'],
        ['form for a global licence', 'globalLicenceForm'],
        ['modification request', 'modificationRequest'],
      ],
    ),
  ],
};
