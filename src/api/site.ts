import type { FilledPorts } from '../../machines/ports.ts';
import { calls } from '../contract/calls.ts';
import type { Ask } from './client.ts';
import { tell } from './client.ts';

/** The site's one call. */
export function siteApi(ask: Ask): Pick<FilledPorts, 'readSite'> {
  return { readSite: (_, signal) => tell(ask, calls.infossiteweb, { signal }) };
}
