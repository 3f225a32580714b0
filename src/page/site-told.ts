import type { Site } from '../../machines/domain/site.ts';

/** How a chart that keeps what it was told of the site is told of it anew, in another language. */
export const siteReceived = (site: Site) => ({ type: 'site.received', site }) as const;
