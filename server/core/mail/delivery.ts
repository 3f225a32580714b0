import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import type { Moment } from '../../../machines/domain/invoice.ts';
import type { Settings } from '../settings.ts';

/** A message that leaves. */
export interface Outgoing {
  readonly id: number;
  readonly kind: string;
  readonly createdAt: Moment;
  readonly to: string;
  /** The whole MIME message. */
  readonly source: string;
}

/** How messages leave. Rejects when one did not. */
export interface Delivery {
  /** Whether the outbox keeps the text of what has left. A letter may hold a link that opens something. */
  readonly keepsText: boolean;
  readonly deliver: (message: Outgoing) => Promise<void>;
  readonly close: () => void;
}

/** Where messages lie that are not sent by SMTP. */
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

/** Sends each message to an SMTP server. Closing it gives up the message under way. */
export function smtpDelivery(url: string): Delivery {
  const transport = createTransport({
    url,
    connectionTimeout: SILENCE,
    greetingTimeout: SILENCE,
    socketTimeout: SILENCE,
  });
  const closing = Promise.withResolvers<never>();
  // Nobody need be sending when it closes.
  closing.promise.catch(() => undefined);
  return {
    keepsText: false,
    deliver: async ({ to, source }) => {
      const sending = transport.sendMail({ envelope: { from: senderOf(source), to }, raw: source });
      await Promise.race([sending, closing.promise]);
    },
    close: () => {
      closing.reject(new Error('The server stops'));
      transport.close();
    },
  };
}

/** The delivery that the settings ask for. */
export function deliveryFor(settings: Pick<Settings, 'smtpUrl' | 'dataDir'>): Delivery {
  return settings.smtpUrl === null ? fileDelivery(mailFolder(settings)) : smtpDelivery(settings.smtpUrl);
}
