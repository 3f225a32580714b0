import type { Visitor } from '../../../domain/visitor.ts';
import { analyticsSiteNumber } from '../../../domain/site.ts';
import { isImpersonal } from '../../../domain/visitor.ts';
import type { PageView } from '../../page/analytics.ts';

/** A method of Matomo's tracker and its arguments. */
type Command = readonly [name: string, ...given: readonly (string | number | boolean)[]];

declare global {
  interface Window {
    /** Commands that wait for the tracker's script, which puts another object in this place once it has loaded. */
    _paq?: { push(command: Command): unknown };
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string | null }): unknown;
    };
  }
}

export interface TrackerSettings {
  /** The tracker's server, with a final slash. */
  readonly url: string;
  /** The number of the site there; `null`: that of its code. */
  readonly site: number | null;
}

/** The number under which visits are counted: that of the settings, else that of the site's code (specification §3); 0: none. */
export function trackerSite({ site }: Pick<TrackerSettings, 'site'>, code: string): number {
  return site ?? analyticsSiteNumber(code);
}

/**
 * Id under which visits are counted (specification §2): the person’s stable number, where they have signed in as
 * themselves and have agreed to it. `null` for anonymous visitors, visitors by a link, and visitors recognised by IP
 * address only.
 */
export function trackedUser(visitor: Visitor | null, isAgreed: boolean): string | null {
  if (!isAgreed || !visitor?.account || isImpersonal(visitor)) return null;
  return String(visitor.account.id);
}

/** The service that counts visits. */
export interface Tracker {
  readonly view: (view: PageView) => void;
  readonly identify: (user: string | null) => void;
}

/**
 * Loads Matomo's script, and sends it page views. It stores nothing in the browser: visits are
 * counted without consent only so (CNIL, audience measurement). If it is blocked, commands wait for ever.
 *
 * @param onLoaded Called once the script is there: visits are counted.
 */
export function openTracker(
  { url, site }: { readonly url: string; readonly site: number },
  onLoaded: () => void,
): Tracker {
  const tell = (...command: Command): void => void (window._paq ??= []).push(command);
  tell('disableCookies');
  tell('setDoNotTrack', true);
  tell('setRequestMethod', 'POST');
  tell('setTrackerUrl', `${url}matomo.php`);
  tell('setSiteId', site);

  const address = `${url}matomo.js`;
  // No other address becomes a script.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (asked) => (asked === address ? asked : null),
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.addEventListener('load', onLoaded);
  document.head.append(script);

  let known: string | null = null;
  return {
    view: ({ path, title }) => {
      tell('setCustomUrl', window.location.origin + path);
      tell('setReferrerUrl', '');
      tell('setDocumentTitle', title);
      tell('trackPageView');
    },
    identify: (user) => {
      if (user === known) return;
      known = user;
      if (user === null) tell('resetUserId');
      else tell('setUserId', user);
    },
  };
}
