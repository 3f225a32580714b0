import type { FilledPorts } from '../../machines/ports.ts';
import { siteCalls } from '../contract/calls/site.ts';
import type { Ask } from './client.ts';
import { tell } from './client.ts';

/** The site's one call. */
export function siteApi(ask: Ask): Pick<FilledPorts, 'readSite'> {
  return { readSite: (_, signal) => tell(ask, siteCalls.infossiteweb, { signal }) };
}
