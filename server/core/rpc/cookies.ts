import type { FastifyReply, FastifyRequest } from 'fastify';
import { invoiceCookie, sessionCookie } from '../../../contract/headers.ts';

/**
 * The cookies that identify the session, the draft of a quote request, an opened or refused email link, and a browser
 * known from an earlier sign-in. Each holds a secret of `mintSecret`.
 */
const names = {
  session: sessionCookie,
  token: invoiceCookie,
  quote: 'quote',
  password: 'password',
  refusedToken: 'refused-link',
  device: 'device',
} as const;

type CookieName = keyof typeof names;

/** The caller's cookies, and those set by the answer. */
export interface Cookies {
  read(name: CookieName): string | null;
  /** `null`: a session cookie. */
  set(name: CookieName, value: string, lifetimeSeconds: number | null): void;
  clear(name: CookieName): void;
}

/** Cookies of one request. Over https they have the `__Host-` prefix: no other host can set them. */
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
