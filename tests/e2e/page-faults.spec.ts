/** The checks of real pages (`tests/support/page-faults.ts`) find planted faults. */
import { expect, test } from '@playwright/test';
import { faultsOf } from '../support/page-faults.ts';

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Invoices</title><meta name="viewport" content="width=device-width">${head}</head><body><main><h1>Invoices</h1>${body}</main></body></html>`;

const button = '<button type="button" style="min-block-size: 44px">Pay</button>';

/** Faults of one page; and of pages on which focus does not go on. */
const planted: Readonly<Record<string, readonly RegExp[]>> = {
  [page(
    [
      '<button type="button" style="inline-size: 44px; block-size: 44px"></button>',
      '<a href="#x" aria-label="Settle">Pay now</a>',
      '<p id="a">One</p><p id="a">Two</p>',
      '<div style="inline-size: 400px">Wide</div>',
      '<div style="block-size: 24px; overflow: hidden">Amount to pay</div>',
      '<div style="inline-size: max-content; max-inline-size: 120px; white-space: nowrap; overflow: hidden">A total amount</div>',
      `<style>button { outline: none }</style>${button}`,
    ].join(''),
  )]: [
    /^button-name/,
    /^label-content-name-mismatch/,
    /^html: no-dup-id/,
    /^320 px: stands out sideways/,
    /^200 % text: cuts off “Amount/,
    /^spaced text: cuts off “A total/,
    /^focus: button “Pay” looks the same/,
  ],
  [page(`${button}<div style="position: fixed; inset: 0; background: white">Bar</div>`)]: [
    /^focus: button “Pay” is covered/,
  ],
  [page(
    `${button}<script>onkeydown = (event) => { if (document.activeElement !== document.body) event.preventDefault(); }</script>`,
  )]: [/^focus: is held back/],
};

test('a page without faults has none', async ({ page: tab }) => {
  await tab.setContent(page(`<p>Two invoices.</p>${button}`));
  expect(await faultsOf(tab)).toEqual([]);
});

test('each planted fault is found', async ({ page: tab }) => {
  for (const [html, faults] of Object.entries(planted)) {
    await tab.setContent(html);
    const found = await faultsOf(tab);
    expect([faults.filter((fault) => !found.some((line) => fault.test(line))), found]).toEqual([[], found]);
  }
});
