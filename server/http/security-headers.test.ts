import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, reactAriaStyles, securityHeaders } from './security-headers.ts';

/** The text of the style element that a module of react-aria makes, with its constants filled in. */
async function injectedStyle(module: string): Promise<string | undefined> {
  const folder = new URL('../../node_modules/react-aria/dist/private/', import.meta.url);
  const source = await readFile(fileURLToPath(new URL(module, folder)), 'utf8');
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? '';
  return /textContent = `([^`]+)`\.trim\(\)/
    .exec(source)?.[1]
    ?.replace(/\$\{[^}]+\}/, attribute)
    .trim();
}

describe('security headers', () => {
  it('allow the styles that the installed react-aria writes, and these only', async () => {
    expect(await injectedStyle('interactions/usePress.mjs')).toBe(reactAriaStyles.press);
    expect(await injectedStyle('overlays/usePreventScroll.mjs')).toBe(reactAriaStyles.preventScroll);
  });

  it('allow nothing inline and nothing from elsewhere', () => {
    expect(contentSecurityPolicy).not.toMatch(/unsafe|https?:|data:|\*/);
    expect(contentSecurityPolicy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(contentSecurityPolicy).toContain("frame-ancestors 'none'");
  });

  it('ask for https where the product is reached by https', () => {
    expect(securityHeaders({ publicUrl: 'http://localhost:4000' })).not.toHaveProperty('strict-transport-security');
    expect(securityHeaders({ publicUrl: 'https://www.example.org' })).toHaveProperty('strict-transport-security');
  });
});
