/** The checks of real pages (`tests/support/page-faults.ts`) find planted faults. */
import { expect, test } from '@playwright/test';
import { faultsOf } from '../support/page-faults.ts';

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Invoices</title><meta name="viewport" content="width=device-width">${head}</head><body><main><h1>Invoices</h1>${body}</main></body></html>`;

const button = '<button type="button" style="min-block-size: 44px">Pay</button>';

const planted: readonly (readonly [name: string, html: string, fault: RegExp])[] = [
  [
    'a button without a name',
    page('<button type="button" style="inline-size: 44px; block-size: 44px"></button>'),
    /^button-name/,
  ],
  [
    'a name that is not what is seen',
    page('<a href="#x" aria-label="Settle">Pay now</a>'),
    /^label-content-name-mismatch/,
  ],
  ['an id twice', page('<p id="a">One</p><p id="a">Two</p>'), /^html: no-dup-id/],
  ['a table wider than a phone', page('<div style="inline-size: 400px">Wide</div>'), /^320 px: stands out sideways/],
  [
    'a line that does not grow',
    page('<div style="block-size: 24px; overflow: hidden">Amount to pay</div>'),
    /^200 % text: cuts off “Amount/,
  ],
  [
    'words that are cut when spaced',
    page(
      '<div style="inline-size: max-content; max-inline-size: 120px; white-space: nowrap; overflow: hidden">A total amount</div>',
    ),
    /^spaced text: cuts off “A total/,
  ],
  [
    'focus that cannot be seen',
    page(`<style>button { outline: none }</style>${button}`),
    /^focus: button “Pay” looks the same/,
  ],
  [
    'a bar over what has focus',
    page(`${button}<div style="position: fixed; inset: 0; background: white">Bar</div>`),
    /^focus: button “Pay” is covered/,
  ],
  [
    'focus that is held',
    page(
      `${button}<script>onkeydown = (event) => { if (document.activeElement !== document.body) event.preventDefault(); }</script>`,
    ),
    /^focus: is held back/,
  ],
];

test('a page without faults has none', async ({ page: tab }) => {
  await tab.setContent(page(`<p>Two invoices.</p>${button}`));
  expect(await faultsOf(tab)).toEqual([]);
});

test('each planted fault is found', async ({ page: tab }) => {
  for (const [name, html, fault] of planted) {
    await tab.setContent(html);
    const found = await faultsOf(tab);
    expect([name, found.filter((line) => fault.test(line)).length > 0, found]).toEqual([name, true, found]);
  }
});
