import type { TotalText } from '../i18n/total-texts.ts';
import type { Party } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { TimeZone } from '../../../domain/moment.ts';
import type { MailDestination, MailDocument } from '../db/outbox-schema.ts';
import type { MailKind } from './emails/facts-drawn.ts';

/** The sender: the site, as known to the reader. */
export interface EmailLayout {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Time zone of the moments in its emails. */
  readonly timeZone: TimeZone;
  /** The company behind it, as printed. */
  readonly issuer: Party;
}

/** Someone who gets mail. */
export interface Addressee {
  /** First name and surname; empty if unknown. */
  readonly name: string;
  readonly email: string;
  /** Formal greeting, if they gave a civility: its code, and the surname (`addressee.ts`). */
  readonly formally?: { readonly civility: number; readonly surname: string };
}

/** A row of an email. */
export type Fact = readonly [label: string, value: string];

/** The parts between salutation and signature, top to bottom. */
export type EmailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The amount that the email is about, and what it is due for, or an empty text. */
  | { readonly kind: 'sum'; readonly amount: string; readonly due: string }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  /** Lines of a document, and their sums. */
  | {
      readonly kind: 'lines';
      /** Headers of the label and the amount. */
      readonly columns: readonly [name: string, amount: string];
      readonly rows: readonly {
        readonly label: string;
        readonly net: string;
        /** Rate and amount of the tax; `null` where none is charged. */
        readonly tax: string | null;
      }[];
      readonly sums: readonly TotalText[];
    }
  /** The call to action. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** Someone else's words, line breaks kept, and their language where it is known. */
  | { readonly kind: 'quotation'; readonly text: string; readonly locale?: Locale | null };

/** An email in one language, before it becomes text, HTML and MIME. All fields are plain text. */
export interface Email {
  readonly locale: Locale;
  readonly subject: string;
  /** Its heading; by default the subject. */
  readonly title?: string;
  readonly salutation: string;
  readonly parts: readonly EmailPart[];
  /** Why the reader receives it, in small print; empty if obvious. */
  readonly note: string;
}

/** An email with its addressing: the outbox's input. */
export interface Mail {
  /** For people and file names: `invoice-issued`. */
  readonly kind: MailKind;
  readonly to: Addressee;
  /** By default `person`. */
  readonly destination?: MailDestination;
  readonly from: EmailLayout;
  /** Reply-To address, if replies should not reach the sender. */
  readonly replyTo: string | null;
  /** Of newsletters: one-click unsubscribe address, for mail programs (RFC 8058). */
  readonly unsubscribe?: string;
  /** Lifetime of its link, in hours: it is not sent later. */
  readonly validHours?: number;
  /** The outbox deletes it once it is sent or given up: the recipient's data has been erased. */
  readonly isForgotten?: true;
  /** The documents that go with it as PDF, written when it is sent, in its language; none by default. */
  readonly documents?: readonly MailDocument[];
  readonly email: Email;
}
