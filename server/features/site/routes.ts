import type { Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import type { Services } from '../../core/services.ts';
import { readSite } from './store.ts';

/** Answers the calls about the site. */
export function siteHandlers(services: Services): Pick<Handlers, 'infossiteweb' | 'ressources/clean'> {
  return {
    infossiteweb: {
      handle: async ({ context: { locale, identity } }) =>
        done(await readSite(services, locale, identity.signedIn?.id ?? null)),
    },
    // This server stores nothing for a caller: only their browser has caches.
    'ressources/clean': { handle: async () => ({ kind: 'done', data: null, clearsCaches: true }) },
  };
}
