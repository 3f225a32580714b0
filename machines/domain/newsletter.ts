import type { Origin } from './enumerations.ts';
import type { Locale } from './locale.ts';

/** How often a newsletter comes; `unknown` is a code that this version does not know. */
export const newsletterFrequencies = [
  'everyWeekday',
  'weekly',
  'monthly',
  'eachIssue',
  'occasional',
  'unknown',
] as const;

export type NewsletterFrequency = (typeof newsletterFrequencies)[number];

/** A name in the language of the question, or in the only one that the publisher has for it. */
export interface LocalisedName {
  readonly text: string;
  readonly locale: Locale;
}

/** A newsletter with a name of its own: a section of a publication, or one that belongs to no publication. */
export interface NamedNewsletter {
  /** Names it within its publication, or among those that belong to none. */
  readonly code: string;
  readonly name: LocalisedName;
  readonly frequency: NewsletterFrequency;
  readonly isReceived: boolean;
}

/** What a publication sends by e-mail, and what of it a person receives. */
export interface PublicationNewsletters {
  readonly publicationId: number;
  readonly title: string;
  /** The summary of each issue; `null` where the publication has none. */
  readonly summary: { readonly frequency: NewsletterFrequency; readonly isReceived: boolean } | null;
  readonly sections: readonly NamedNewsletter[];
  /** Whether its newsletters come to this person without adverts. */
  readonly isWithoutAdverts: boolean;
}

/** All e-mail services, as one person has them (specification §3, Email services). */
export interface Newsletters {
  /** Publications that send something, in the order of the publisher. */
  readonly publications: readonly PublicationNewsletters[];
  readonly others: readonly NamedNewsletter[];
}

/** One thing that is on or off for a person. */
export type NewsletterChoice =
  | { readonly kind: 'summary'; readonly publicationId: number }
  | { readonly kind: 'section'; readonly publicationId: number; readonly code: string }
  | { readonly kind: 'other'; readonly code: string };

/** A newsletter to be received from now on, or no longer. */
export interface NewsletterChange {
  readonly choice: NewsletterChoice;
  readonly isOn: boolean;
}

/** The newsletters of a publication to come without adverts from now on, or with them. */
export interface AdvertsChange {
  /** Whose they are: the person who asks. */
  readonly accountId: number;
  readonly publicationId: number;
  readonly isWithout: boolean;
}

/** A newsletter that anybody may receive, without an account. */
export interface OfferedNewsletter {
  readonly choice: NewsletterChoice;
  /** The title of its publication; empty where it belongs to none. */
  readonly publication: string;
  /** `null` for the summary of each issue. */
  readonly name: LocalisedName | null;
  readonly frequency: NewsletterFrequency;
}

/** What somebody says who wants newsletters, with or without an account. */
export interface NewsletterSignup {
  readonly email: string;
  readonly choices: readonly NewsletterChoice[];
  /** By which door they come. */
  readonly origin: Origin;
}

/** Names a newsletter among all that are sent, as long as the publisher sends it. */
export function newsletterId(choice: NewsletterChoice): string {
  if (choice.kind === 'other') return `other-${choice.code}`;
  return choice.kind === 'summary'
    ? `${choice.publicationId}-summary`
    : `${choice.publicationId}-section-${choice.code}`;
}

/** A newsletter that a person receives, and of which publication it is. */
export interface ReceivedNewsletter {
  /** Names it among all. */
  readonly id: string;
  /** Empty where it belongs to none. */
  readonly publication: string;
  /** `null` for the summary of each issue. */
  readonly name: LocalisedName | null;
}

/** What a person receives, in the order of the publisher. */
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
