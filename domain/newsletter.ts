import type { Read } from './completeness.ts';
import type { Origin } from './enumerations.ts';
import type { Locale } from './locale.ts';

/** Frequency of a newsletter; `unknown`: a code of a newer version. */
export const newsletterFrequencies = [
  'everyWeekday',
  'weekly',
  'monthly',
  'eachIssue',
  'occasional',
  'unknown',
] as const;

export type NewsletterFrequency = (typeof newsletterFrequencies)[number];

/** A name in the language of the request, or in the only one that the publisher has for it. */
export interface LocalisedName {
  readonly text: string;
  readonly locale: Locale;
}

/** A newsletter with its own name: a section of a publication, or one without a publication. */
export interface NamedNewsletter {
  /** Unique within its publication, or among those without one. */
  readonly code: string;
  readonly name: LocalisedName;
  readonly frequency: NewsletterFrequency;
  readonly isReceived: boolean;
}

/** The newsletters of a publication, and which of them a person receives. */
export interface PublicationNewsletters {
  readonly publicationId: number;
  readonly title: string;
  /** The summary of each issue; `null` if the publication has none. */
  readonly summary: { readonly frequency: NewsletterFrequency; readonly isReceived: boolean } | null;
  readonly sections: readonly NamedNewsletter[];
  /** Whether this person receives its newsletters without adverts. */
  readonly isWithoutAdverts: boolean;
}

/** All e-mail services, as one person has them (specification §3, Email services). */
export interface Newsletters {
  /** Publications with newsletters, in the order of the publisher. */
  readonly publications: readonly PublicationNewsletters[];
  readonly others: readonly NamedNewsletter[];
}

/** The same, with how much of them was read. */
export interface NewslettersRead extends Newsletters, Read {}

/** A setting that is on or off for a person. */
export type NewsletterChoice =
  | { readonly kind: 'summary'; readonly publicationId: number }
  | { readonly kind: 'section'; readonly publicationId: number; readonly code: string }
  | { readonly kind: 'other'; readonly code: string };

/** Subscribes to a newsletter, or unsubscribes. */
export interface NewsletterChange {
  readonly choice: NewsletterChoice;
  readonly isOn: boolean;
}

/** Turns adverts in the newsletters of a publication off or on. */
export interface AdvertsChange {
  /** Account of the caller. */
  readonly accountId: number;
  readonly publicationId: number;
  readonly isWithout: boolean;
}

/** A newsletter open to subscribers without an account. */
export interface OfferedNewsletter {
  readonly choice: NewsletterChoice;
  /** The title of its publication; empty without one. */
  readonly publication: string;
  /** `null` for the summary of each issue. */
  readonly name: LocalisedName | null;
  readonly frequency: NewsletterFrequency;
}

/** Subscription to newsletters, with or without an account. */
export interface NewsletterSignup {
  readonly email: string;
  readonly choices: readonly NewsletterChoice[];
  /** Entry point of the subscriber. */
  readonly origin: Origin;
}

/** Id of a newsletter among all, stable as long as the publisher sends it. */
export function newsletterId(choice: NewsletterChoice): string {
  if (choice.kind === 'other') return `other-${choice.code}`;
  return choice.kind === 'summary'
    ? `${choice.publicationId}-summary`
    : `${choice.publicationId}-section-${choice.code}`;
}

/** A newsletter that a person receives, with its publication. */
export interface ReceivedNewsletter {
  /** Unique among all newsletters. */
  readonly id: string;
  /** Empty without a publication. */
  readonly publication: string;
  /** `null` for the summary of each issue. */
  readonly name: LocalisedName | null;
}

/** The newsletters that a person receives, in the order of the publisher. */
export function receivedNewsletters({ publications, others }: Newsletters): readonly ReceivedNewsletter[] {
  const named = (publication: string, { code, name }: NamedNewsletter): ReceivedNewsletter => ({
    id: `${publication}-${code}`,
    publication,
    name,
  });
  const isReceived = ({ isReceived: received }: { readonly isReceived: boolean }): boolean => received;
  return [
    ...publications.flatMap(({ publicationId, title, summary, sections }) => [
      ...(summary?.isReceived ? [{ id: `${publicationId}-summary`, publication: title, name: null }] : []),
      ...sections.filter(isReceived).map((section) => named(title, section)),
    ]),
    ...others.filter(isReceived).map((other) => named('', other)),
  ];
}
