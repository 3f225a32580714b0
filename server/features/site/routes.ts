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
    // This server keeps nothing for a caller: what there is lies with their browser.
    'ressources/clean': { handle: async () => ({ kind: 'done', data: null, clearsCaches: true }) },
  };
}
