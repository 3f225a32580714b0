/** Emails about newsletters, and the pages of their links. */
import type { Arrangements, ControlOf } from './arrangements/arranged.ts';
import type { Control } from './control.ts';
import { lastEmail, strangeAddress } from './password-emails.ts';
import type { Visitor } from './visitor.ts';

/** A signup for two newsletters, as on the wire. */
export function signupOnWire(email: string) {
  return {
    email,
    lettres: [
      { pubSId: 11, rubrique: 'politique' },
      { pubSId: null, rubrique: 'vientDeParaitre' },
    ],
    origine: 'landing',
  };
}

/** The same signup in the code’s types. */
export function signupOf(email: string) {
  return {
    email,
    choices: [
      { kind: 'section', publicationId: 11, code: 'politique' },
      { kind: 'other', code: 'vientDeParaitre' },
    ],
    origin: 'landing',
  } as const;
}

/** The link to a page in the last email to an address; empty without one. */
export async function emailPath(server: Control, email: string, page: 'confirm' | 'unsubscribe'): Promise<string> {
  const { words } = await lastEmail(server, email);
  const [path = ''] =
    new RegExp(`/newsletter/${page}\\?token=[\\w-]+&locale=\\w\\w`).exec(words.replaceAll('&amp;', '&')) ?? [];
  return path;
}

/** Presses the button of a page: a form without fields. */
export async function press(visitor: Visitor, path: string, init: RequestInit = {}) {
  const answer = await visitor.fetch(path, { method: 'POST', ...init });
  return { status: answer.status, html: await answer.text() };
}

/** The arrangement of each golden exchange about newsletters without an account. */
export function signupArrangements(server: ControlOf): Arrangements {
  const visitor = async () => ({ visitor: server().visitor() });
  const newAddress = async () => ({ visitor: server().visitor(), body: { email: strangeAddress() } });
  return {
    'newsletter-offered': visitor,
    'form-newsletter': newAddress,
    'form-newsletter.incomplete': visitor,
    'form-newsletter.unknown': newAddress,
    'newsletter-repeat': newAddress,
    'newsletter-repeat.incomplete': visitor,
  };
}
