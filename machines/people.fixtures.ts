/** Fictitious people and their site, for Storybook and the model walks. */
import type { Account } from '../domain/account.ts';
import { unread, whole } from '../domain/completeness.ts';
import { contactKind, loginMode, modificationType } from '../domain/enumerations.ts';
import { money } from '../domain/money.ts';
import type { Site } from '../domain/site.ts';
import type { Visitor } from '../domain/visitor.ts';

/** A publication of which only the name is known. */
const unsaid = { line: null, rhythm: null, sample: null, headlines: [] } as const;

export const site: Site = {
  code: 'GLF',
  name: 'La Lettre du Fleuve',
  contact: { email: 'abonnements@example.fr', phone: '+33 1 99 00 12 34' },
  promise: 'Le fleuve et ses ports, chaque semaine.',
  testimonial: {
    quote: 'Je sais le lundi ce que les autres apprennent le jeudi.',
    author: 'Une directrice de port, Dakar',
  },
  foundedIn: 1996,
  publications: [
    {
      id: 11,
      title: 'La Lettre du Fleuve',
      kind: 'press',
      region: 'westCentral',
      line: 'Ports, transports et finances publiques, de Dakar à Kinshasa.',
      rhythm: 'Hebdomadaire, le lundi',
      sample: {
        title: 'Le quai nord attend ses grues',
        text: 'Les deux portiques promis pour mars sont toujours à Anvers. L’autorité portuaire négocie une escale de moins par semaine.',
      },
      headlines: [
        {
          title: 'Le port sec de Bamana change de main',
          publishedOn: '2026-01-12',
          url: 'https://www.example.fr/articles/90311',
        },
      ],
    },
    { ...unsaid, id: 12, title: 'Sahel Économie', kind: 'press', region: 'westCentral' },
    { ...unsaid, id: 14, title: 'Grands Lacs Hebdo', kind: 'press', region: 'eastSouthern', rhythm: 'Le jeudi' },
    { ...unsaid, id: 13, title: 'Ports d’Afrique', kind: 'database', region: 'all', line: 'Un port par fiche.' },
  ],
  completeness: whole,
  platform: 'bureau',
  social: [{ name: 'Mastodon', url: 'https://social.example.org/@fleuve' }],
  url: 'https://www.example.fr/',
  timeZone: 'Europe/Paris',
  limits: { idle: 480, link: 120 },
  otherLanguageUrl: 'https://www.example.org/',
  requestId: null,
  articles: [
    { id: 90_311, title: 'Le port sec de Bamana change de main', publishedOn: '2026-01-12' },
    { id: 90_298, title: 'Corridor du Kasaï : trois banques pour un rail', publishedOn: '2026-01-09' },
  ],
  countries: [
    { id: 33, code: 'FR' },
    { id: 221, code: 'SN' },
    { id: 225, code: 'CI' },
    { id: 44, code: 'GB' },
  ],
  prices: [
    { publicationId: 11, price: money(94_000, 'EUR') },
    { publicationId: 11, price: money(102_000, 'USD') },
    { publicationId: 11, price: money(81_000, 'GBP') },
    { publicationId: 12, price: money(61_550, 'EUR') },
    { publicationId: 12, price: money(72_000, 'USD') },
    { publicationId: 13, price: money(60_000, 'EUR') },
    { publicationId: 14, price: money(64_000, 'EUR') },
  ],
  rates: {
    tiers: [
      { from: 1, rate: 10_000 },
      { from: 2, rate: 6_000 },
    ],
    licences: [
      { type: 'professional', rate: 10_000 },
      { type: 'global', rate: 18_000 },
      { type: 'independent', rate: 8_000 },
      { type: 'media', rate: 14_000 },
      { type: 'morning', rate: 5_000 },
    ],
    durations: [
      { months: 3, rate: 3_000 },
      { months: 6, rate: 5_500 },
      { months: 12, rate: 10_000 },
      { months: 24, rate: 18_500 },
    ],
  },
  immediatePurchase: 3,
  hasDocuments: true,
  hasRegions: true,
};

/** The same site in English. */
export const siteInEnglish: Site = {
  ...site,
  name: 'The River Letter',
  url: site.otherLanguageUrl,
  otherLanguageUrl: site.url,
  articles: [{ id: 90_311, title: 'Bamana dry port changes hands', publishedOn: '2026-01-12' }],
};

const amina: Account = {
  id: 120_045,
  lastName: 'de la CROIX',
  firstName: 'Amina',
  civility: 2,
  email: 'amina.delacroix@example.fr',
  isEmailVerified: true,
  isValid: true,
  kind: contactKind.subscriber,
  wallet: { state: 1, balance: money(4_200, 'EUR'), balanceBeforeMigration: 12, totalBeforeMigration: 150 },
  subscriptions: [
    {
      id: 88_012,
      readers: [
        { id: 120_046, pendingModification: null },
        { id: 120_047, pendingModification: modificationType.readerEdit },
      ],
      pendingRanges: 2,
      rejectedRequests: 1,
      licence: {
        seats: 60,
        endsOn: '2026-07-31',
        publicationIds: [11, 13],
        nextSeat: money(64_054, 'EUR'),
        ranges: 3,
        pendingCount: 1,
        pending: [
          {
            id: 310_045,
            reference: 'MOD-4Z88-VC45-876S',
            type: modificationType.readerEdit,
            state: 'pending',
            askedAt: '2026-01-13T09:20:00.000Z',
            decidedAt: null,
            lineCount: 1,
            rejectedCount: 0,
            subject: 'Awa Diop',
            reason: null,
            reasonLocale: null,
          },
        ],
        rejection: {
          id: 310_031,
          reference: 'MOD-HFWM-QSVJ-DRP6',
          type: modificationType.readerAddition,
          state: 'rejected',
          askedAt: '2025-12-29T09:20:00.000Z',
          decidedAt: '2025-12-30T14:05:00.000Z',
          lineCount: 1,
          rejectedCount: 1,
          subject: null,
          reason: 'Cette adresse est celle d’un service, et non d’une personne.',
          reasonLocale: 'fr',
        },
      },
    },
  ],
};

/** The account of a university, recognised by its network addresses. */
const university: Account = {
  ...amina,
  id: 120_310,
  lastName: 'Université de Bamana',
  firstName: '',
  email: 'bibliotheque@example.org',
  wallet: null,
};

function visitor(facts: Partial<Visitor>): Visitor {
  return { account: null, mode: loginMode.password, tokenInvoice: null, ...facts };
}

export const visitors = {
  anonymous: visitor({}),
  signedIn: visitor({ account: amina }),
  recognised: visitor({ account: university, mode: loginMode.ipRecognition }),
  byToken: visitor({ mode: loginMode.token, tokenInvoice: { id: 5012, reference: 'FA-2026-5012' } }),
  /** An account that the office has created without an email address. */
  withoutEmail: visitor({ account: { ...amina, email: '', isEmailVerified: false } }),
  unverified: visitor({ account: { ...amina, isEmailVerified: false } }),
  invalid: visitor({ account: { ...amina, isValid: false } }),
  unchecked: visitor({ account: { ...amina, isValid: null } }),
  /** An account whose requests and wallet could not be read. */
  partlyRead: visitor({ account: { ...amina, subscriptions: unread, wallet: unread } }),
};
