import type { FilledPorts } from '../../machines/ports.ts';
import { siteCalls } from '../contract/site.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';

/** The site's calls; `clean` drops the browser's cache of the site and of texts. */
export function siteApi(client: ApiClient) {
  return {
    readSite: (_, signal) => tell(client, siteCalls.infossiteweb, { signal }),
    clean: async (): Promise<void> => {
      await tell(client, siteCalls['ressources/clean'], { signal: new AbortController().signal });
    },
  } satisfies Pick<FilledPorts, 'readSite'> & { readonly clean: () => Promise<void> };
}
