import { isIPv4 } from 'node:net';

/** Names by which people know what they browse with; of several that fit, the first one is meant. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdgi?A?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\/|\bOPT\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  // Everything above and many others call themselves Chrome, and Chrome calls itself Safari.
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** As much of what a browser says is looked at. */
const LONGEST = 500;

function nameIn(names: typeof browsers, said: string): string | null {
  return names.find(([, sign]) => sign.test(said))?.[0] ?? null;
}

/** Which browser it is and what it runs on, as far as its `User-Agent` says so: for its owner to know it again. */
export function browserOf(userAgent: string): { readonly browser: string | null; readonly system: string | null } {
  const said = userAgent.slice(0, LONGEST);
  return { browser: nameIn(browsers, said), system: nameIn(systems, said) };
}

/**
 * The beginning of a network address, by which a person knows their own again and nobody is found: three of four numbers,
 * or three of eight groups.
 *
 * @param address As `addressOf` gives it.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.…`;
  const [start = ''] = address.split('::');
  return `${start.split(':').slice(0, 3).join(':') || ':'}:…`;
}
