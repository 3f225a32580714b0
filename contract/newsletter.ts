import type { Infer } from 'superstruct';
import { boolean, nullable, object, pattern, refine, string } from 'superstruct';
import { defaultLocale } from '../domain/locale.ts';
import type {
  AdvertsChange,
  NamedNewsletter,
  NewsletterChange,
  NewsletterChoice,
  NewsletterFrequency,
  Newsletters,
  PublicationNewsletters,
} from '../domain/newsletter.ts';
import { fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { call, defaults } from './call.ts';
import { codec } from './codec.ts';
import { identifier, language } from './scalars.ts';
import { knownCode } from './known-code.ts';
import { lenientBoolean, lenientIdentifier } from './lenient.ts';
import { answerOf, listOf, mapping, orNull, requestOf } from './mapping.ts';

export const frequencies = {
  everyWeekday: 'joursOuvres',
  weekly: 'hebdomadaire',
  monthly: 'mensuelle',
  eachIssue: 'parution',
  occasional: 'occasionnelle',
  unknown: 'inconnue',
} as const satisfies Record<NewsletterFrequency, string>;

export const frequencyMapping = knownCode<Exclude<NewsletterFrequency, 'unknown'>>(frequencies);

/** The code of a section or service: made by the publisher, never typed. */
export const rubrique = pattern(string(), /^[A-Za-z\d-]{1,60}$/);

const lettre = fields({
  rubrique: required(rubrique, 'identity'),
  libelle: required(string(), 'content'),
  /** Language of the name: the caller's, or the only one available. */
  langue: withDefault(language(), defaultLocale),
  frequence: withDefault(string(), frequencies.unknown),
  check: required(lenientBoolean(), 'choice'),
});

const sommaire = fields({
  frequence: withDefault(string(), frequencies.unknown),
  check: required(lenientBoolean(), 'choice'),
});

const servicesDePublication = fields({
  pubSId: required(lenientIdentifier(), 'identity'),
  titre: required(string(), 'content'),
  sommaire: optional(sommaire, 'choice'),
  rubriques: rowsOf(lettre),
  sansPublicite: withDefault(lenientBoolean(), false, 'choice'),
});

const received = { frequency: ['frequence', frequencyMapping], isReceived: 'check' } as const;

const newsletters = listOf(
  mapping<NamedNewsletter>()(lettre, {
    code: 'rubrique',
    name: { text: 'libelle', locale: 'langue' },
    ...received,
  }),
);

const publication = mapping<PublicationNewsletters>()(servicesDePublication, {
  publicationId: 'pubSId',
  title: 'titre',
  summary: ['sommaire', orNull(mapping<NonNullable<PublicationNewsletters['summary']>>()(sommaire, received))],
  sections: ['rubriques', newsletters],
  isWithoutAdverts: 'sansPublicite',
});

/** The publisher's newsletters, and the caller's choices among them (specification §3, Email services). */
export const newslettersCodec = answerOf<Newsletters>()(
  fields({ newsletterServices: rowsOf(servicesDePublication), newsletterAutresServices: rowsOf(lettre) }),
  { publications: ['newsletterServices', listOf(publication)], others: ['newsletterAutresServices', newsletters] },
);

/** The specification's four fields (§3, Payloads); a summary has no section, a service may have no publication. */
const serviceEmail = refine(
  object({
    pubSId: nullable(identifier()),
    rubrique: nullable(rubrique),
    check: boolean(),
    isSommairePublication: boolean(),
  }),
  'service',
  ({ pubSId, rubrique: section, isSommairePublication: isSummary }) =>
    isSummary ? pubSId !== null && section === null : section !== null,
);

type ServiceEmail = Infer<typeof serviceEmail>;

/** A newsletter as the wire names it: a summary has no section, a service may have no publication. */
export function choiceFromWire({
  pubSId,
  rubrique: section,
}: Pick<ServiceEmail, 'pubSId' | 'rubrique'>): NewsletterChoice {
  if (section === null) return { kind: 'summary', publicationId: pubSId ?? 0 };
  if (pubSId === null) return { kind: 'other', code: section };
  return { kind: 'section', publicationId: pubSId, code: section };
}

export function choiceToWire(choice: NewsletterChoice): Pick<ServiceEmail, 'pubSId' | 'rubrique'> {
  return {
    pubSId: choice.kind === 'other' ? null : choice.publicationId,
    rubrique: choice.kind === 'summary' ? null : choice.code,
  };
}

/** A newsletter to be received, or no longer. */
export const newsletterChangeCodec = codec<NewsletterChange, ServiceEmail>(serviceEmail, {
  decode: (wire) => ({ choice: choiceFromWire(wire), isOn: wire.check }),
  encode: ({ choice, isOn }) => ({
    ...choiceToWire(choice),
    check: isOn,
    isSommairePublication: choice.kind === 'summary',
  }),
});

/** The newsletters of a publication without adverts, or with them. */
const advertsChangeCodec = requestOf<AdvertsChange>()(
  object({ docId: identifier(), pubSId: identifier(), check: boolean() }),
  { accountId: 'docId', publicationId: 'pubSId', isWithout: 'check' },
);

/** Calls about the newsletters of an account. */
export const newsletterCalls = {
  servicesemail: call({
    ...defaults,
    method: 'GET',
    path: '/ajax/servicesemail',
    answer: newslettersCodec,
    callers: ['signedIn'],
    port: { name: 'readNewsletters', lists: 'withCompleteness' },
    fixtures: ['servicesemail'],
    purpose: 'Tells what the publisher sends by e-mail, and what of it the caller receives.',
  }),
  'servicesemail/update': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/servicesemail',
    request: newsletterChangeCodec,
    callers: ['signedIn'],
    refuses: true,
    failures: [404],
    makesStale: () => ['servicesemail'],
    fixtures: [
      'servicesemail-update.summary',
      'servicesemail-update.section',
      'servicesemail-update.other',
      'servicesemail-update.reserved',
      'servicesemail-update.unknown',
    ],
    purpose: 'Begins or ends sending the caller a newsletter. Sent again, it changes nothing more.',
  }),
  servicesemailnopub: call({
    ...defaults,
    method: 'POST',
    path: '/ajax/servicesemailnopub',
    request: advertsChangeCodec,
    callers: ['signedIn'],
    refuses: true,
    failures: [404],
    makesStale: () => ['servicesemail'],
    fixtures: ['servicesemailnopub', 'servicesemailnopub.another-person'],
    purpose: 'Sends the caller the newsletters of a publication without adverts, or with them.',
  }),
};
