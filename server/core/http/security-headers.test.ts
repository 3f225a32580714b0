import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, reactAriaStyles, securityHeaders } from './security-headers.ts';

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

const anonymous = { tracker: null, errorReporting: null, sessionReplay: null };

describe('security headers', () => {
  it('allow the styles that the installed react-aria writes, and these only', async () => {
    expect(await injectedStyle('interactions/usePress.mjs')).toBe(reactAriaStyles.press);
    expect(await injectedStyle('overlays/usePreventScroll.mjs')).toBe(reactAriaStyles.preventScroll);
  });

  it('allow nothing inline and nothing from elsewhere', () => {
    const policy = contentSecurityPolicy(anonymous);
    expect(policy).not.toMatch(/unsafe|https?:|data:|\*/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('let in whom the settings name, by origin, and for what they are named only', () => {
    const tracker = { url: 'https://stats.example/matomo/', site: 4 };
    const errorReporting = 'https://abc@errors.example/7';
    const received = contentSecurityPolicy({ tracker, errorReporting, sessionReplay: 'https://def@errors.example/8' });
    const plain = contentSecurityPolicy(anonymous);
    const expected = plain
      .replace("script-src 'self'", "script-src 'self' https://stats.example")
      .replace("connect-src 'self'", "connect-src 'self' https://stats.example https://errors.example");
    expect(received).toBe(expected);
  });

  it('ask for https where the product is reached by https', () => {
    expect(securityHeaders({ ...anonymous, publicUrl: 'http://localhost:4000' })).not.toHaveProperty(
      'strict-transport-security',
    );
    expect(securityHeaders({ ...anonymous, publicUrl: 'https://www.example.org' })).toHaveProperty(
      'strict-transport-security',
    );
  });
});
