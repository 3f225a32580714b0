/** Letters about newsletters, and the pages that their links lead to. */
import type { Arrangements, TheDesk } from './arrangements/arranged.ts';
import type { Control } from './control.ts';
import { lastEmail, strangeAddress } from './password-letters.ts';
import type { Visitor } from './visitor.ts';

/** Somebody who wants two newsletters, as it stands on the wire. */
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

/** The same, in the code's terms. */
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

/** The link of the last letter to an address that leads to a page; empty where it has none. */
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

/** What goes before each golden exchange about newsletters that anybody asks for. */
export function signupArrangements(server: TheDesk): Arrangements {
  const anybody = async () => ({ visitor: server().visitor() });
  const anonymous = async () => ({ visitor: server().visitor(), body: { email: strangeAddress() } });
  return {
    'newsletter-offered': anybody,
    'form-newsletter': anonymous,
    'form-newsletter.incomplete': anybody,
    'form-newsletter.unknown': anonymous,
    'newsletter-repeat': anonymous,
    'newsletter-repeat.incomplete': anybody,
  };
}
