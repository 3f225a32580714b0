import type { FilledPorts } from '../../machines/ports.ts';
import { siteCalls } from '../contract/calls/site.ts';
import type { Ask } from './client.ts';
import { tell } from './client.ts';

/** The site's calls; `clean` drops what the browser keeps of it and of texts. */
export function siteApi(ask: Ask) {
  return {
    readSite: (_, signal) => tell(ask, siteCalls.infossiteweb, { signal }),
    clean: async (): Promise<void> => {
      await tell(ask, siteCalls['ressources/clean'], { signal: new AbortController().signal });
    },
  } satisfies Pick<FilledPorts, 'readSite'> & { readonly clean: () => Promise<void> };
}
