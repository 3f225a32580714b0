/** Every page of every person of the demo, in both languages: nothing on them contradicts, repeats or stands for data. */
import type { Page } from '@playwright/test';
import { locales } from '../../machines/domain/locale.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import { people } from '../../server/seed/people.ts';
import { comeSignedIn, expect, test } from '../support/browser-test.ts';
import type { DemoPage } from '../support/demo-rules.ts';
import { faultsOf } from '../support/demo-rules.ts';
import { visit } from '../support/page-addresses.ts';

/** The most pages of one kind, such as the forms of readers, that are read. */
const MOST_ALIKE = 12;
const MOST_FORMS = 1;

/** The kind of an address: the same with any number or reference. */
function kindOf(address: string): string {
  return address.replaceAll(/[A-Z]{2,3}-[\w-]+|\d+/g, '#');
}

async function read(page: Page): Promise<Omit<DemoPage, 'address' | 'locale' | 'isEnglish'>> {
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const textOf = (element: Element): string => (element instanceof HTMLElement ? element.innerText : '');
    const lists = [...main.querySelectorAll('ul, ol, [role="list"]')].map((list) =>
      [...list.children].map((row) => textOf(row).trim()),
    );
    const articles = [...main.querySelectorAll('ul, ol, [role="list"]')].map((list) =>
      [...list.querySelectorAll('a[href*="/articles/"]')].map(textOf),
    );
    const text = textOf(main);
    const others = [...main.querySelectorAll('[lang]')].map(textOf);
    const ownText = others.reduce((rest, other) => (other === '' ? rest : rest.replace(other, '')), text);
    return { text, ownText, lists, articles };
  });
}

/** Addresses of the account that a page leads to. */
async function linksOn(page: Page, locale: Locale): Promise<readonly string[]> {
  const all = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(all)].filter((href) => href.startsWith(`/${locale}/account`) && !href.includes('#'));
}

/** Reads the pages of the account that links lead to, from its home on. */
async function walk(page: Page, locale: Locale, onPage: (address: string) => Promise<void>): Promise<number> {
  const waiting = [`/${locale}/account`];
  const known = new Set(waiting);
  const kinds = new Map<string, number>();
  for (const address of waiting) {
    await visit(page, address);
    await onPage(address);
    for (const link of await linksOn(page, locale)) {
      const kind = kindOf(link);
      const count = kinds.get(kind) ?? 0;
      if (known.has(link) || count >= (kind.includes('/form') ? MOST_FORMS : MOST_ALIKE)) continue;
      known.add(link);
      kinds.set(kind, count + 1);
      waiting.push(link);
    }
  }
  return waiting.length;
}

const readers = people.filter(({ account }) => account.isValid !== false && account.isEmailVerified !== false);

for (const { account } of readers) {
  for (const locale of locales) {
    test(`shows ${account.email} nothing that contradicts or repeats, in ${locale}`, async ({ page }) => {
      test.setTimeout(300_000);
      await comeSignedIn(page, account);
      const faults: string[] = [];
      const isEnglish = account.locale === 'en' && locale === 'en';
      const count = await walk(page, locale, async (address) => {
        faults.push(...faultsOf({ address, locale, isEnglish, ...(await read(page)) }));
      });
      expect(count).toBeGreaterThan(8);
      expect(faults).toEqual([]);
    });
  }
}
