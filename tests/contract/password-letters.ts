/** Letters by which somebody chooses a password, and the browser in which their link is opened. */
import { randomUUID } from 'node:crypto';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { calls } from '../../src/contract/calls.ts';
import type { Control } from './control.ts';
import type { Visitor } from './visitor.ts';

/** Another in each run: a server that runs longer knows the addresses of the last. */
const run = randomUUID();
let made = 0;

/** An e-mail address that nobody knows. */
export function strangeAddress(): string {
  made += 1;
  return `stranger-${run}-${made}@example.org`;
}

/** Somebody who wants an account. */
export function accountOf(email: string, redirect: string | null = null) {
  return { email, civility: 2, firstName: 'Awa', lastName: 'NDIAYE', origin: 'subscription', redirect } as const;
}

/** The same, as it stands on the wire. */
export function accountOnWire(email: string) {
  return { email, civilite: 2, prenom: 'Awa', nom: 'NDIAYE', origine: 'abonnement', redirection: null };
}

/** The words of the last letter to an address, and its kind. */
export async function lastEmail(server: Control, email: string) {
  const mail = (await server.mail(email)).at(-1);
  if (!mail) throw new Error(`Nobody has written to ${email}`);
  const parts = readMessage(mail.message_source).parts.map(({ text }) => text);
  return { kind: mail.kind, locale: mail.locale, words: parts.join('\n') };
}

/** Opens the link of the last letter to an address; gives where it leads. */
export async function openLink(server: Control, visitor: Visitor, email: string): Promise<string> {
  const { words } = await lastEmail(server, email);
  const [path = ''] = /\/password-link\?token=[\w-]+&locale=\w\w/.exec(words.replaceAll('&amp;', '&')) ?? [];
  const answer = await visitor.fetch(path);
  return answer.headers.get('location') ?? '';
}

/** A browser in which somebody has opened the link by which they choose the first password of their account. */
export async function invited(server: Control, email = strangeAddress()): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.ask(calls['login/create'], { body: accountOf(email) });
  await openLink(server, visitor, email);
  return visitor;
}

/** A browser in which the owner of an account has opened the link by which they choose another password. */
export async function forgetful(server: Control, email: string): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.ask(calls['password/forget'], { body: { email, redirect: null } });
  await openLink(server, visitor, email);
  return visitor;
}

/** What goes before each golden exchange about passwords that letters bring. */
export function passwordArrangements(server: () => Control) {
  const anybody = async () => ({ visitor: server().visitor() });
  const firstVisit = async () => ({ visitor: await invited(server()) });
  const owner = async () => {
    const { account } = await server().scenario({ name: 'noInvoice' });
    return { visitor: await forgetful(server(), account.email) };
  };
  const anonymous = async () => ({ visitor: server().visitor(), body: { email: strangeAddress() } });
  return {
    'login-create': anonymous,
    'login-create.incomplete': anybody,
    'password-forget': anonymous,
    'password-forget.incomplete': anybody,
    'password-link.first': firstVisit,
    'password-link.another': owner,
    'password-link.over': anybody,
    'password-choose.first': firstVisit,
    'password-choose.another': owner,
    'password-choose.guessable': firstVisit,
    'password-choose.over': anybody,
  };
}
