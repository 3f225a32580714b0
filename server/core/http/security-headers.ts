import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Settings } from '../settings.ts';

/**
 * The styles that react-aria-components 1.22.1 injects at run time: one for pressable elements, one behind a modal on
 * iOS. `security-headers.test.ts` compares them with the installed package.
 */
export const reactAriaStyles = {
  press: '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  preventScroll: '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
} as const;

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const directives: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", ...Object.values(reactAriaStyles).map(hashSource)],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  // React Aria empties live regions by `innerHTML = ''`: the page's default policy lets that through, and nothing else.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

/** Recipients of the page's telemetry. */
type TelemetrySettings = Pick<Settings, 'tracker' | 'errorReporting' | 'sessionReplay'>;

/**
 * The page's content security policy: files of our own origin; no inline script, no `eval`, no markup from text. The
 * tracker's script comes from its own origin, and telemetry may be sent only to the origins in the settings.
 */
function policyOf({ tracker, errorReporting, sessionReplay }: TelemetrySettings) {
  const originOf = (address: string): string => new URL(address).origin;
  const scripts = tracker === null ? [] : [originOf(tracker.url)];
  const reports = [errorReporting, sessionReplay].flatMap((key) => (key === null ? [] : [originOf(key)]));
  const more: Readonly<Record<string, readonly string[]>> = {
    'script-src': scripts,
    'connect-src': [...new Set([...scripts, ...reports])],
  };
  return Object.fromEntries(
    Object.entries(directives).map(([name, values]) => [name, [...values, ...(more[name] ?? [])]]),
  );
}

/** Helmet has no permissions policy. */
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

/**
 * The headers of every answer, as helmet writes them: nothing foreign runs in a page, frames it or learns its address.
 * Strict transport security where the product is reached by https.
 */
export function securityHeaders(
  settings: TelemetrySettings & Pick<Settings, 'publicUrl'>,
): Readonly<Record<string, string>> {
  const secure = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policyOf(settings) },
    strictTransportSecurity: settings.publicUrl.startsWith('https:') && { maxAge: HSTS_AGE, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  });
  // They are the same for every answer, so they are written once.
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  secure(answer.req, answer, () => undefined);
  const written = answer.getHeaderNames().map((name) => [name, String(answer.getHeader(name))] as const);
  return {
    ...Object.fromEntries(written),
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}
