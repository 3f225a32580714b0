import type { HandlerOf } from '../calls/handler.ts';
import { done } from '../calls/handler.ts';
import type { Services } from '../services.ts';
import { readSite } from './store.ts';

/** Answers `infossiteweb`. */
export function siteHandlers(services: Services): { readonly infossiteweb: HandlerOf<'infossiteweb'> } {
  return {
    infossiteweb: {
      handle: async ({ context: { locale, identity } }) =>
        done(await readSite(services, locale, identity.signedIn?.id ?? null)),
    },
  };
}
