import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { boolean, enums, number, optional, is, type } from 'superstruct';
import type { Moment } from '../../../domain/moment.ts';
import type { Settings } from '../settings.ts';

/** An outgoing message. */
export interface Outgoing {
  readonly id: number;
  readonly kind: string;
  readonly createdAt: Moment;
  readonly to: string;
  /** The whole MIME message. */
  readonly source: string;
}

/** Final refusal of a message: further attempts would be refused, too. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
}

/** A transport of messages. `deliver` rejects on failure: with `MessageRefused` where a retry is of no use. */
export interface Delivery {
  /** Whether the outbox keeps the text of a sent message. An email may contain a link that grants access. */
  readonly keepsText: boolean;
  readonly deliver: (message: Outgoing) => Promise<void>;
  readonly close: () => void;
}

/** Folder of messages that are not sent by SMTP. */
export function mailFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return join(dataDir, 'mail');
}

/** Name of a message's file: the moment it was written, its number and its kind; the same however often it is tried. */
function fileName({ id, kind, createdAt }: Pick<Outgoing, 'id' | 'kind' | 'createdAt'>): string {
  return `${createdAt.replaceAll(':', '-')}-${id}-${kind}.eml`;
}

/** Writes each message to a file, which appears whole. */
export function fileDelivery(folder: string): Delivery {
  return {
    keepsText: true,
    deliver: async (message) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, fileName(message));
      await writeFile(`${path}.part`, message.source, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => undefined,
  };
}

/** The address in a message's `From` header. */
function senderOf(source: string): string {
  const header = /^From:(?<value>.*(?:\r?\n[ \t].*)*)/im.exec(source)?.groups?.['value'] ?? '';
  return addressparser(header, { flatten: true })[0]?.address ?? '';
}

/** Longest silence of a mail server, in milliseconds: at connecting, before its greeting, between its answers. */
const SILENCE = 10_000;

/** Longest duration of an attempt, in milliseconds: a server that answers slowly holds up a message no longer. */
export const ATTEMPT_TIMEOUT = 60_000;

/** `530 Authentication required`, of any message: the fault of the settings. */
const AUTHENTICATION_REQUIRED = 530;

/** An error about a message: its envelope or its text, not the connection, the handshake or the sign-in. */
const MessageError = type({
  code: enums(['EENVELOPE', 'EMESSAGE']),
  permanent: optional(boolean()),
  responseCode: optional(number()),
});

/** Whether a server answered a message with a 5xx, or no server can be given it. */
function isRefusal(error: unknown): boolean {
  return is(error, MessageError) && error.permanent !== false && error.responseCode !== AUTHENTICATION_REQUIRED;
}

/** Sends each message to an SMTP server. Closing it gives up the messages under way. */
export function smtpDelivery(url: string, timeout = ATTEMPT_TIMEOUT): Delivery {
  const transport = createTransport({
    url,
    connectionTimeout: SILENCE,
    greetingTimeout: SILENCE,
    socketTimeout: SILENCE,
  });
  const closing = new AbortController();
  return {
    keepsText: false,
    deliver: async ({ to, source }) => {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeout)]);
      try {
        await transport.sendMail({ envelope: { from: senderOf(source), to }, raw: source, signal });
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof Error && isRefusal(error)) throw new MessageRefused(error.message, { cause: error });
        throw error;
      }
    },
    close: () => closing.abort(new Error('The server stops')),
  };
}

/** The delivery that the settings ask for. */
export function deliveryFor(settings: Pick<Settings, 'smtpUrl' | 'dataDir'>): Delivery {
  return settings.smtpUrl === null ? fileDelivery(mailFolder(settings)) : smtpDelivery(settings.smtpUrl);
}
