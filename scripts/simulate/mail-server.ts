/** A mail server that hangs, puts off and loses its answers, as planned for a seed; once healed it takes every message. */
import type { SmtpServer } from '../../server/core/mail/smtp.fixtures.ts';
import { openSmtpServer } from '../../server/core/mail/smtp.fixtures.ts';
import type { Counts } from './fleet.ts';
import { planReplies } from './plan.ts';

export interface MailServer extends Pick<SmtpServer, 'url' | 'close'> {
  /** The addressee of each accepted message. */
  readonly accepted: readonly string[];
  readonly heal: () => void;
}

export async function openMailServer(seed: number, counts: Counts): Promise<MailServer> {
  const replies = planReplies(seed).values();
  const addressees = new Map<number, string>();
  const accepted: string[] = [];
  let isHealed = false;

  function accept(connection: number): void {
    accepted.push(addressees.get(connection) ?? '');
  }

  function replyTo(command: string, connection: number): string | null | undefined {
    const address = /^RCPT TO:<(.*?)>/i.exec(command)?.[1];
    if (address !== undefined) addressees.set(connection, address);
    const isPlanned = command === 'greeting' || command === 'message';
    const reply = isPlanned && !isHealed ? replies.next().value : 'usual';
    if (reply === 'hang' || reply === 'later') counts.mailFaults += 1;
    if (command === 'message' && reply !== 'later') accept(connection);
    if (reply === 'hang') return null;
    return reply === 'later' ? '451 Try again later' : undefined;
  }

  const { url, close } = await openSmtpServer(replyTo);
  return {
    url,
    accepted,
    heal: () => {
      isHealed = true;
    },
    close,
  };
}
