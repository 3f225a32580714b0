import type { CodeStyle } from '../../contract/headers.ts';

/** The deployment's configuration, in `<meta>` elements of the server's shell: there is no inline script. */
export interface Configuration {
  /** Whether the language stands in the paths of pages and calls (specification §2, §7): the server's setting. */
  readonly prefixRouting: boolean;
  /** How requests write the specification's enumerations. */
  readonly codes: CodeStyle;
  /** The build that the page is of; `null` where it is served from its sources. */
  readonly build: string | null;
  /** URL of the tracker, and the site's number there (`null`: that of its code); `null`: visits are not counted. */
  readonly tracker: { readonly url: string; readonly site: number | null } | null;
  /** Keys of the services to which errors are reported, and by which visits are recorded; `null`: none is. */
  readonly errorReporting: string | null;
  readonly sessionReplay: string | null;
  /** Address of Storybook, for the live panel of testers and designers; `null`: no live panel. */
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
    codes: contentOf('request-codes') === 'numbers' ? 'numbers' : 'words',
    build: contentOf('build'),
    tracker: url === null ? null : { url, site: site === null ? null : Number(site) },
    errorReporting: contentOf('error-reporting'),
    sessionReplay: contentOf('session-replay'),
    livePanel: contentOf('live-panel'),
  };
}
