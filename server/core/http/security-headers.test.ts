import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { reactAriaStyles, securityHeaders } from './security-headers.ts';

/** The text of the style element that a module of react-aria makes, with its constants filled in. */
async function injectedStyle(module: string): Promise<string | undefined> {
  const folder = new URL('../../../node_modules/react-aria/dist/private/', import.meta.url);
  const source = await readFile(fileURLToPath(new URL(module, folder)), 'utf8');
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? '';
  return /textContent = `([^`]+)`\.trim\(\)/
    .exec(source)?.[1]
    ?.replace(/\$\{[^}]+\}/, attribute)
    .trim();
}

const withoutTelemetry = { tracker: null, errorReporting: null, sessionReplay: null };
/** Of the styles that react-aria injects. */
const hashes = {
  press: "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  preventScroll: "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
};
const publicUrl = 'https://www.example.org';
const policyOf = (telemetry: Omit<Parameters<typeof securityHeaders>[0], 'publicUrl'>) =>
  securityHeaders({ ...telemetry, publicUrl })['content-security-policy'] ?? '';

describe('security headers', () => {
  it('allow the styles that the installed react-aria writes, and these only', async () => {
    expect(await injectedStyle('interactions/usePress.mjs')).toBe(reactAriaStyles.press);
    expect(await injectedStyle('overlays/usePreventScroll.mjs')).toBe(reactAriaStyles.preventScroll);
  });

  it('allow nothing inline and nothing from elsewhere, and no frame', () => {
    const { press, preventScroll } = hashes;
    expect(policyOf(withoutTelemetry).split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${press} ${preventScroll}`,
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
  });

  it('are these, and all of helmet’s besides', () => {
    const { 'content-security-policy': _, ...others } = securityHeaders({ ...withoutTelemetry, publicUrl });
    expect(others).toEqual({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy':
        'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
  });

  it('let in whom the settings name, by origin, and for what they are named only', () => {
    const tracker = { url: 'https://stats.example/matomo/', site: 4 };
    const errorReporting = 'https://abc@errors.example/7';
    const received = policyOf({ tracker, errorReporting, sessionReplay: 'https://def@errors.example/8' });
    const plain = policyOf(withoutTelemetry);
    const expected = plain
      .replace("script-src 'self'", "script-src 'self' https://stats.example")
      .replace("connect-src 'self'", "connect-src 'self' https://stats.example https://errors.example");
    expect(received).toBe(expected);
  });

  it('ask for https where the product is reached by https', () => {
    expect(securityHeaders({ ...withoutTelemetry, publicUrl: 'http://localhost:4000' })).not.toHaveProperty(
      'strict-transport-security',
    );
    expect(securityHeaders({ ...withoutTelemetry, publicUrl })).toHaveProperty('strict-transport-security');
  });
});
