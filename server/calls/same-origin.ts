import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { CallFailure } from './call-failure.ts';
import { texts } from './texts.ts';

/**
 * Refuses what another site makes a browser send. Browsers say where a request comes from, in `Sec-Fetch-Site` or at
 * least in `Origin`; a program that says neither has no cookies of anybody to misuse. Reads change nothing and pass.
 */
export function refuseOtherSites({ publicUrl }: Settings): (request: FastifyRequest) => Promise<void> {
  return async ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD') return;
    const site = headers['sec-fetch-site'];
    const isOurs = site === undefined ? [undefined, publicUrl].includes(headers.origin) : site === 'same-origin';
    if (!isOurs) throw new CallFailure(403, texts.otherSite);
  };
}
