import type { Party } from '../../../machines/domain/invoice.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { TimeZone } from '../../../machines/domain/time-zone.ts';

/** Who writes: the site, as the reader knows it. */
export interface EmailLayout {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** By whose clock its moments are told. */
  readonly timeZone: TimeZone;
  /** The company behind it, as it is printed. */
  readonly issuer: Party;
}

/** Someone who gets mail. */
export interface Addressee {
  /** First name and surname, or empty where nobody knows them. */
  readonly name: string;
  readonly email: string;
  /** By what they are greeted where they gave a civilité: its code, and the surname (`addressee.ts`). */
  readonly formally?: { readonly civility: number; readonly surname: string };
}

/** What stands between salutation and signature, top to bottom. */
export type EmailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** The one thing to do. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** Someone else's words, line breaks kept. */
  | { readonly kind: 'quotation'; readonly text: string };

/** A letter in one language, before it becomes text, html and MIME. Everything in it is plain text. */
export interface Email {
  readonly locale: Locale;
  readonly subject: string;
  readonly salutation: string;
  readonly parts: readonly EmailPart[];
  /** Why the reader gets it, in small print; empty where that is plain. */
  readonly note: string;
}

/** A letter on its way: what the outbox needs to know. */
export interface Mail {
  /** What kind of letter, for people and file names: `invoice-issued`. */
  readonly kind: string;
  readonly to: Addressee;
  readonly from: EmailLayout;
  /** Whom an answer should reach, where that is not the sender. */
  readonly replyTo: string | null;
  /** Of a letter that belongs to newsletters: where one POST ends them, for mail programs (RFC 8058). */
  readonly unsubscribe?: string;
  /** The outbox deletes it once it has left, or is given up: its recipient is not known any more. */
  readonly isForgotten?: true;
  readonly email: Email;
}
