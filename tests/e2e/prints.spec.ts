/** Prints: each document under its nameplate, with every sum of its page, and no heading over nothing. */
import type { Page } from '@playwright/test';
import type { Language } from '../support/browser-test.ts';
import { expect, test } from '../support/browser-test.ts';

/** A page by its scenario, and the heading of what is printed there. */
const documents = [
  ['invoicePaid', { fr: /^Reçu PAY-/, en: /^Receipt PAY-/ }],
  ['paymentPaid', { fr: /^Reçu PAY-/, en: /^Receipt PAY-/ }],
  ['invoiceTransferAwaited', { fr: /^Virement PAY-/, en: /^Bank transfer PAY-/ }],
  ['paymentTransferAwaited', { fr: /^Virement PAY-/, en: /^Bank transfer PAY-/ }],
  ['invoicePartlyPaid', { fr: /^Virement PAY-/, en: /^Bank transfer PAY-/ }],
  ['quoteOffice', { fr: /^Devis DEV-/, en: /^Quote DEV-/ }],
  ['quoteDeclined', { fr: /^Devis DEV-/, en: /^Quote DEV-/ }],
  ['quoteOrdered', { fr: /^Commande DEV-/, en: /^Order DEV-/ }],
  ['sharedQuotation', { fr: /^Devis DEV-/, en: /^Quote DEV-/ }],
  // A page without a document of its own is printed itself.
  ['invoiceReturned', { fr: /./, en: /./ }],
  ['settled', { fr: /./, en: /./ }],
  ['licence', { fr: /./, en: /./ }],
  ['requestPartlyAccepted', { fr: /./, en: /./ }],
] as const;

const nameplates = { fr: 'Le Courrier des Lagunes', en: 'The Lagoon Courier' } as const;

async function come(page: Page, scenario: string, language: Language): Promise<void> {
  await page.goto(`/${language}?scenario=${scenario}`);
  await expect(page.locator('main:not([aria-busy="true"]) h1')).toBeVisible();
  // Later screens are chunks of their own; a served page is whole at once, and one without a document has no such button.
  if (scenario === 'sharedQuotation' || scenario === 'invoiceReturned') return;
  await expect(page.getByRole('button', { name: /Imprimer|Print/ }).first()).toBeVisible();
}

function nameplate(page: Page, language: Language) {
  return page.getByRole('paragraph').filter({ hasText: nameplates[language], visible: true });
}

/** The sums that can be seen, with one kind of space. */
async function sums(page: Page): Promise<readonly string[]> {
  // Cells and lines end a sum; spaces are a part of it.
  const text = (await page.locator('body').innerText()).replace(/[\t\n]/gu, ';').replace(/\s/gu, ' ');
  return [...new Set(text.match(/[-−]?(?:€\d[\d,.]*\d|\d[\d ,]*,\d\d €)/gu) ?? [])].toSorted();
}

/** Headings that can be seen and have nothing below them before the next one of their rank or above. */
async function bareHeadings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const bare: string[] = [];
    let open: { readonly text: string; readonly rank: number }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement } = node;
      if (!parentElement || node.textContent?.trim() === '' || !isSeen(parentElement)) continue;
      const heading = parentElement.closest('h1, h2, h3');
      if (!heading) {
        open = [];
        continue;
      }
      const rank = Number(heading.tagName.slice(1));
      const text = heading.textContent;
      if (open.at(-1)?.text === text) continue;
      bare.push(...open.filter((each) => each.rank >= rank).map((each) => each.text));
      open = [...open.filter((each) => each.rank < rank), { text, rank }];
    }
    return [...bare, ...open.map((each) => each.text)];
  });
}

/** A document and a page, in French: `npm test` prints these, and `npm run test:long -- sweeps` all others. */
const samples: readonly string[] = ['invoiceTransferAwaited', 'settled'];

const said = {
  fr: { code: 'Code QR du virement', print: /^Imprimer FA-/, invoice: /^Facture FA-/, paid: 'Réglée' },
  en: { code: 'QR code for the transfer', print: /^Print FA-/, invoice: /^Invoice FA-/, paid: 'Paid' },
} as const;

/** More about some documents. The page is in print. */
const further: Readonly<Record<string, (page: Page, language: Language) => Promise<void>>> = {
  invoicePaid: async (page) => {
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g);
    expect(sheets).toHaveLength(1);
  },
  invoiceTransferAwaited: async (page, language) => {
    const code = page.getByRole('img', { name: said[language].code });
    await expect(code.filter({ visible: true })).toHaveCount(1);
    await page.emulateMedia({ media: 'screen' });
    await expect(code).toBeVisible();
  },
  // An invoice instead of the list, by its button.
  settled: async (page, language) => {
    const { print, invoice, paid } = said[language];
    await page.emulateMedia({ media: 'screen' });
    const table = page.getByRole('table', { name: /^(Factures réglées|Paid and canceled)/ });
    await expect(table.getByRole('columnheader')).toHaveCount(7);
    await page.getByRole('button', { name: print }).first().click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(invoice);
    await expect(nameplate(page, language)).toBeVisible();
    await expect(page.getByRole('article').getByText(paid, { exact: true })).toBeVisible();
    expect(await bareHeadings(page)).toEqual([]);
  },
};

for (const language of ['fr', 'en'] as const)
  for (const [scenario, titles] of documents) {
    const isSample = language === 'fr' && samples.includes(scenario);
    const name = `prints all sums of ${scenario} under the nameplate, in ${language}`;
    test(name, { tag: isSample ? [] : '@sweep' }, async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => undefined;
      });
      await come(page, scenario, language);
      const seen = await sums(page);
      await page.emulateMedia({ media: 'print' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      await expect(heading).toHaveText(titles[language]);
      await expect(nameplate(page, language)).toBeVisible();
      const printed = await sums(page);
      expect(seen.filter((sum) => !printed.includes(sum))).toEqual([]);
      expect(await bareHeadings(page)).toEqual([]);
      await further[scenario]?.(page, language);
    });
  }
