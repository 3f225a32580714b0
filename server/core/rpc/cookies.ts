import type { FastifyReply, FastifyRequest } from 'fastify';
import { invoiceCookie, sessionCookie } from '../../../src/contract/headers.ts';

/**
 * The cookies that say who is asking, whose draft of a request it is, which link of a letter was opened, and in which browser
 * somebody has signed in before. Each holds a secret of `mintSecret`.
 */
const names = {
  session: sessionCookie,
  token: invoiceCookie,
  quote: 'quote',
  password: 'password',
  device: 'device',
} as const;

type CookieName = keyof typeof names;

/** The caller's cookies, and the ones that go with the answer. */
export interface Cookies {
  read(name: CookieName): string | null;
  /** `null`: until the browser is closed. */
  set(name: CookieName, value: string, lifetimeSeconds: number | null): void;
  clear(name: CookieName): void;
}

/** Cookies of one request. Where the product is reached by https they carry the `__Host-` prefix: no other host sets them. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Cookies {
  const isSecure = publicUrl.startsWith('https:');
  const fullName = (name: CookieName) => `${isSecure ? '__Host-' : ''}${names[name]}`;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return {
    read: (name) => request.cookies[fullName(name)] ?? null,
    set: (name, value, maxAge) => {
      void reply.setCookie(fullName(name), value, { ...options, ...(maxAge !== null && { maxAge }) });
    },
    clear: (name) => {
      if (request.cookies[fullName(name)] !== undefined) void reply.clearCookie(fullName(name), options);
    },
  };
}
