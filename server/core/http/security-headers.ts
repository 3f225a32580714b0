import { createHash } from 'node:crypto';
import type { Settings } from '../settings.ts';

/**
 * The styles that react-aria-components 1.22.1 writes into the page when it runs: one for whatever can be pressed, one
 * behind a modal window on iOS. `security-headers.test.ts` compares them with the installed package.
 */
export const reactAriaStyles = {
  press: '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  preventScroll: '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
} as const;

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const directives: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': ["'self'", ...Object.values(reactAriaStyles).map(hashSource)].join(' '),
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  // React Aria empties live regions by `innerHTML = ''`: the page's default policy lets that through, and nothing else.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

/** Whom pages tell of visits and errors. */
type Received = Pick<Settings, 'tracker' | 'errorReporting' | 'sessionReplay'>;

/**
 * What a page of ours may load and do: files of our own origin; no inline script, no `eval`, no markup from text. The tracker's
 * script comes from its own origin, and what is told goes to those only whom the settings name.
 */
export function contentSecurityPolicy({ tracker, errorReporting, sessionReplay }: Received): string {
  const originOf = (address: string): string => new URL(address).origin;
  const scripts = tracker === null ? [] : [originOf(tracker.url)];
  const reports = [errorReporting, sessionReplay].flatMap((key) => (key === null ? [] : [originOf(key)]));
  const more: Readonly<Record<string, readonly string[]>> = {
    'script-src': scripts,
    'connect-src': [...new Set([...scripts, ...reports])],
  };
  return Object.entries(directives)
    .map(([name, value]) => [name, value, ...(more[name] ?? [])].join(' '))
    .join('; ');
}

const deniedFeatures = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
];

/** Two years, in seconds. */
const HSTS_AGE = 63_072_000;

/** The headers of every answer: nothing foreign runs in a page, frames it or learns its address. Strict transport security where the product is reached by https. */
export function securityHeaders(settings: Received & Pick<Settings, 'publicUrl'>): Readonly<Record<string, string>> {
  const { publicUrl } = settings;
  return {
    'content-security-policy': contentSecurityPolicy(settings),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${HSTS_AGE}` }),
  };
}
