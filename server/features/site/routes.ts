import { sql } from 'kysely';
import type { Handlers } from '../../core/rpc/handler.ts';
import { signedInId } from '../../core/rpc/identity.ts';
import { done } from '../../core/rpc/handler.ts';
import type { Services } from '../../core/services.ts';
import type { SiteRow } from './store.ts';
import { readSite, selectSite, siteOf } from './store.ts';

/** Answers the calls about the site. */
export function siteHandlers(services: Services): Pick<Handlers, 'infossiteweb' | 'ressources/clean'> {
  return {
    infossiteweb: {
      handleInOne: async ({ locale, identifyWith }) => {
        const site = sql<SiteRow | null>`(select to_json(s) from ${selectSite(services, locale, signedInId)} s)`;
        const { read } = await identifyWith(site);
        if (!read) throw new Error('The database has no site');
        return done(siteOf(read, locale));
      },
      handle: async ({ context: { locale, identity } }) =>
        done(await readSite(services, locale, identity.signedIn?.id ?? null)),
    },
    // This server stores nothing for a caller: only their browser has caches.
    'ressources/clean': { handle: async () => ({ kind: 'done', data: null, clearsCaches: true }) },
  };
}
