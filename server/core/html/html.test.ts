import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes texts, in content and in attributes, and puts markup in as it is', () => {
  const name = `<script>"'&`;
  const item = html`<li title="${name}">${name}</li>`;
  const escaped = '&lt;script&gt;&quot;&#39;&amp;';
  expect(item.markup).toBe(`<li title="${escaped}">${escaped}</li>`);
  expect(html`<p>${[item, item]}${null}${3}</p>`.markup).toBe(`<p>${item.markup}${item.markup}3</p>`);
});
