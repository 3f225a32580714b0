import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { CallFailure } from './call-failure.ts';
import { texts } from './texts.ts';

type Hook = (request: FastifyRequest) => Promise<void>;

/**
 * Refuses what another site makes a browser send. Browsers say where a request comes from, in `Sec-Fetch-Site` or at
 * least in `Origin`; a program that says neither has no cookies of anybody to misuse.
 */
export function requireOwnSite({ publicUrl }: Settings): Hook {
  return async ({ headers }) => {
    const site = headers['sec-fetch-site'];
    const isOurs = site === undefined ? [undefined, publicUrl].includes(headers.origin) : site === 'same-origin';
    if (!isOurs) throw new CallFailure(403, texts.otherSite);
  };
}

/** Query keys whose value a GET exchanges for a cookie (`invoiceToken` of `user`): such a GET is no mere read. */
const exchanged = ['invoiceToken'];

/** Refuses what another site makes a browser send. Reads change nothing and pass; a GET that does is guarded by its row. */
export function refuseOtherSites(settings: Settings): Hook {
  const requireOwn = requireOwnSite(settings);
  return async (request) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const query = new URLSearchParams(/\?(.*)$/s.exec(request.url)?.[1] ?? '');
    if (!isRead || exchanged.some((key) => query.has(key))) await requireOwn(request);
  };
}
