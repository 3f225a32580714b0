import type { Site } from '../../domain/site.ts';

/** The event with the site in another language, for charts whose context holds the site. */
export const siteReceived = (site: Site) => ({ type: 'site.received', site }) as const;
