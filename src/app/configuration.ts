/** What the server's shell tells the page about the deployment: no inline script, so `<meta>` elements. */
export interface Configuration {
  /** Whether the language stands in the paths of pages and calls (specification §2, §7): the server's setting. */
  readonly prefixRouting: boolean;
  /** The build that the page is of; `null` where it is served from its sources. */
  readonly build: string | null;
  /** Where visits are counted, and the number of the site there, `null` for that of its code; `null`: they are not. */
  readonly tracker: { readonly url: string; readonly site: number | null } | null;
  /** Keys of the services to which errors are reported, and by which visits are recorded; `null`: none is. */
  readonly errorReporting: string | null;
  readonly sessionReplay: string | null;
  /** Where this page shows how its charts stand, for testers and designers: the address of their stories; `null` where it does not. */
  readonly livePanel: string | null;
}

function contentOf(name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}

export function readConfiguration(): Configuration {
  const url = contentOf('tracker-url');
  const site = contentOf('tracker-site');
  return {
    prefixRouting: contentOf('prefix-routing') !== 'off',
    build: contentOf('build'),
    tracker: url === null ? null : { url, site: site === null ? null : Number(site) },
    errorReporting: contentOf('error-reporting'),
    sessionReplay: contentOf('session-replay'),
    livePanel: contentOf('live-panel'),
  };
}
