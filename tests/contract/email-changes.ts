/** A change of email address over HTTP: requested, confirmed at the new address, undone at the former one. */
import { calls } from '../../contract/calls.ts';
import type { Control } from './control.ts';
import { lastEmail } from './password-emails.ts';
import type { Visitor, Wire } from './visitor.ts';

/** An account with a signed-in visitor. */
export interface AccountHolder {
  readonly visitor: Visitor;
  readonly account: { readonly id: number; readonly email: string; readonly password: string };
}

/** Requests a change to another email address. */
export function askForEmail({ visitor, account }: AccountHolder, email: string, password = account.password) {
  return visitor.send(calls['user/email'], { body: { email, motDePasseActuel: password } });
}

/** The path of a link in the last email to an address; empty without one. */
export async function emailLink(
  server: Control,
  email: string,
  path: '/email-change' | '/email-change/undo' = '/email-change',
): Promise<string> {
  const { words } = await lastEmail(server, email);
  return new RegExp(`${path}\\?token=[\\w-]+&locale=\\w\\w`).exec(words.replaceAll('&amp;', '&'))?.[0] ?? '';
}

/** Presses the button of the page to which a link leads. */
export function pressLink(server: Control, link: string, visitor: Visitor = server.visitor()): Promise<Response> {
  const [path = '', query = ''] = link.split('?');
  return visitor.fetch(path, { method: 'POST', body: new URLSearchParams(query) });
}

/** Changes an email address from start to end. Throws when it is unchanged. */
export async function changeEmail<Holder extends AccountHolder>(
  server: Control,
  holder: Holder,
  email: string,
): Promise<Holder> {
  const asked: Wire = await askForEmail(holder, email);
  const { status } = await pressLink(server, await emailLink(server, email));
  if (!asked.body.isSuccess || status !== 200) throw new Error(`${email} was not confirmed: ${status}`);
  return { ...holder, account: { ...holder.account, email } };
}
