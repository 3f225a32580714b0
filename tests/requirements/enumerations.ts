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
const codesOfReadings = 'are there for every value of the specification (§3), each read as what was written';
/** Origins that a page gives. */
const doorOfPage =
  'an account that is asked for on the way to … is known by the door of the page to which somebody goes on: …';
/** What somebody asks for in their own words. */
const messageOf =
  'is one request with their words, of an administrator (type 8) or of anybody else (type 99), which the desk decides';
const overTheWire = (name: EnumerationName): string => `values on the wire › ${name} …`;
/** Values that the domain has no name for. */
const unnamed = (...says: readonly string[]): readonly Value[] => says.map((each) => [each, null] as const);

/** §3: every value of every enumeration. */
export const enumerations: Section<ValueRequirement> = {
  title: '§3 Enumerations',
  about: 'A value is proved by a test in which it makes a difference.',
  rows: [
    ...values(
      'modification type',
      [overTheWire('modification type')],
      [
        [
          'another e-mail address',
          1,
          ['is a request that awaits its reader, is let through by them, and is nobody else’s'],
        ],
        ['IP range added', 2],
        ['IP range changed', 3],
        ['IP range deleted', 4],
        ['reader added', 5],
        ['reader changed', 6],
        ['reader deleted', 7],
        ['message of an administrator', 8, [messageOf]],
        [
          'message about an address',
          9,
          ['that is kept or changed is a request that needs nobody’s word; what is only selected is none'],
        ],
        ['anything else', 99, [messageOf]],
      ],
    ),
    ...values('login mode', open, [
      ['by password', 0, ['returns to the funnel after a sign-in from the header, whose name leads to the account']],
      ['recognised by address', 1, ['contract › session › an address that is recognised']],
      [
        'by the token of an invoice link',
        2,
        ['is exchanged at once for a cookie of its own that opens this invoice and no other'],
      ],
    ]),
    ...values(
      'origin',
      [overTheWire('origin')],
      [
        ['prospect', 'prospect'],
        ['subscription', 'subscription'],
        ['SME', 'pme', [doorOfPage]],
        ['landing page', 'landing', ['are kept by whoever makes an account with their address afterwards']],
        ['newsletter', 'newsletter', [doorOfPage]],
      ],
    ),
    ...values(
      'contact kind',
      [overTheWire('contact kind')],
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
        [
          'prospect',
          13,
          ['is there once its first password is chosen by the link of a letter, and leads where they wanted to go'],
        ],
        ['subscriber of an open day', 15],
        ['imported', 16],
        ['merged', 17],
        ['article as a gift', 18],
        ['inactive', 19],
        [
          'newsletter contact',
          20,
          ['come once they are confirmed, to a contact of kind 20 who came by the landing page; twice is once'],
        ],
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
      [overTheWire('acquisition source'), 'contract › quote-request › with … is not read'],
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
      ['knows a price for every licence, duration and currency of the catalogue, for every publication'],
      [
        ['professional', 'professional'],
        ['global', 'global'],
        ['independent', 'independent', ['an independent reads alone']],
        ['media', 'media'],
        ['morning', 'morning'],
      ],
    ),
    ...values(
      'currency',
      ['knows a price for every licence, duration and currency of the catalogue, for every publication'],
      [
        ['euro', 'EUR'],
        ['US dollar', 'USD'],
        ['pound sterling', 'GBP'],
        ['credit of the wallet', 'CRE', ['credits are whole, and counted in words']],
      ],
    ),
    ...values(
      'request state',
      [
        'where a request stands › is a state of the page for each of its life but the draft, and one for what this version does not know',
      ],
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
      ['values on the wire › of a subscription: …'],
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
      [
        'unpaid',
        1,
        ['charges once, and reports one purchase, when Pay is double-clicked, the receipt reloaded and Back pressed'],
      ],
      ['settled', 2, ['charges once in two tabs: on the hosted page and at the check the second one sees the receipt']],
      ['cleared', 3, [overTheWire('payment status')]],
      ['partly settled', 4, ['settles a part, asks for the rest, and the rest is what a card is charged']],
      ['quote', 8, ['a cart › does not exist where …']],
    ]),
    ...values(
      'subscription type',
      ['values on the wire › of a subscription: …'],
      [
        ['normal', 'normal'],
        ['licence of an administrator', 'administratorLicence'],
        ['licence of a user', 'userLicence'],
      ],
    ),
    ...values(
      'order nature',
      ['values on the wire › of a subscription: …'],
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
      [overTheWire('region')],
      [
        ['all', 'all'],
        ['north', 'north'],
        ['west and central', 'westCentral'],
        ['east and southern', 'eastSouthern'],
      ],
    ),
    ...values(
      'reading sort',
      ['the pages of a list'],
      unnamed('oldest reading first', 'newest reading first', 'oldest publication first', 'newest publication first'),
    ),
    ...values(
      'document kind',
      [codesOfReadings],
      unnamed('article', 'dossier', 'biography', 'PDF', 'survey', 'serial', 'event', 'brief', 'entourage', 'unknown'),
    ),
    ...values(
      'wallet operation',
      ['every kind goes over the wire as it is, and one that is not known as such'],
      unnamed('purchase', 'free', 'debit', 'transformation'),
    ),
    ...values(
      'request kind',
      ['of each kind reach the desk and come back as a copy, which say the same'],
      [
        ['quote', 'quote', ['contract › quote-request › reaches the office and is confirmed, in …']],
        ['order', 'order', ['is placed once, whatever is clicked, with whatever keys, at once or again']],
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
