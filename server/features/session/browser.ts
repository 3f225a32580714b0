import { isIPv4 } from 'node:net';

/** Display names of browsers; the first match wins. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdgi?A?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\/|\bOPT\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  // The browsers above and many others include "Chrome", and Chrome includes "Safari".
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

/** Inspected length of a `User-Agent`, in characters. */
const LONGEST = 500;

function nameIn(names: typeof browsers, said: string): string | null {
  return names.find(([, sign]) => sign.test(said))?.[0] ?? null;
}

/** Browser and operating system from a `User-Agent`, for its owner to recognise. */
export function browserOf(userAgent: string): { readonly browser: string | null; readonly system: string | null } {
  const said = userAgent.slice(0, LONGEST);
  return { browser: nameIn(browsers, said), system: nameIn(systems, said) };
}

/**
 * The prefix of a network address, by which its owner recognises it but cannot be located: three of four numbers, or
 * three of eight groups.
 *
 * @param address As `addressOf` returns it.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.…`;
  const [start = ''] = address.split('::');
  return `${start.split(':').slice(0, 3).join(':') || ':'}:…`;
}
