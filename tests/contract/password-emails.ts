/** Emails with links for choosing a password, and the browser that opens their link. */
import { randomUUID } from 'node:crypto';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { calls } from '../../contract/calls.ts';
import type { Control } from './control.ts';
import type { Visitor } from './visitor.ts';

/** Differs in each run: a server that outlives a run knows the addresses of the last one. */
const run = randomUUID();
let made = 0;

/** An unknown email address. */
export function strangeAddress(): string {
  made += 1;
  return `stranger-${run}-${made}@example.org`;
}

/** A request for an account. */
export function accountOf(email: string, redirect: string | null = null) {
  return { email, civility: 2, firstName: 'Awa', lastName: 'NDIAYE', origin: 'subscription', redirect } as const;
}

/** The same request on the wire. */
export function accountOnWire(email: string) {
  return { email, civilite: 2, prenom: 'Awa', nom: 'NDIAYE', origine: 'abonnement', redirection: null };
}

/** The text of the last email to an address, its kind and its language. */
export async function lastEmail(server: Control, email: string) {
  const mail = (await server.mail(email)).at(-1);
  if (!mail) throw new Error(`There is no email to ${email}`);
  const parts = readMessage(mail.message_source).parts.map(({ text }) => text);
  return { kind: mail.kind, locale: mail.locale, words: parts.join('\n') };
}

/** Opens the link of the last email to an address; returns the address to which it redirects. */
export async function openLink(server: Control, visitor: Visitor, email: string): Promise<string> {
  const { words } = await lastEmail(server, email);
  const [path = ''] = /\/password-link\?token=[\w-]+&locale=\w\w/.exec(words.replaceAll('&amp;', '&')) ?? [];
  const answer = await visitor.fetch(path);
  return answer.headers.get('location') ?? '';
}

/** A browser that has opened the link for choosing an account’s first password. */
export async function invited(server: Control, email = strangeAddress()): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.ask(calls['login/create'], { body: accountOf(email) });
  await openLink(server, visitor, email);
  return visitor;
}

/** A browser in which an account’s owner has opened the link for choosing another password. */
export async function forgetful(server: Control, email: string): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.ask(calls['password/forget'], { body: { email, redirect: null } });
  await openLink(server, visitor, email);
  return visitor;
}

/** The arrangement of each golden exchange about passwords by email. */
export function passwordArrangements(server: () => Control) {
  const visitor = async () => ({ visitor: server().visitor() });
  const newAccount = async () => ({ visitor: await invited(server()) });
  const owner = async () => {
    const { account } = await server().scenario({ name: 'noInvoice' });
    return { visitor: await forgetful(server(), account.email) };
  };
  const newAddress = async () => ({ visitor: server().visitor(), body: { email: strangeAddress() } });
  return {
    'login-create': newAddress,
    'login-create.incomplete': visitor,
    'password-forget': newAddress,
    'password-forget.incomplete': visitor,
    'password-link.first': newAccount,
    'password-link.another': owner,
    'password-link.over': visitor,
    'password-choose.first': newAccount,
    'password-choose.another': owner,
    'password-choose.guessable': newAccount,
    'password-choose.over': visitor,
  };
}
