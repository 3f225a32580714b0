/** The pages of a purchase speak of no quote: their buyer asks for none. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

/** Files of which every text is on a page of a purchase. */
const files: readonly string[] = [
  'src/features/purchase/screens.tsx',
  'src/features/purchase/registry.ts',
  'src/features/payment/purchase-form.tsx',
  'src/features/payment/later-payment.tsx',
  'src/features/payment/change-offer.tsx',
  'src/features/payment/order-rows.tsx',
  'src/features/payment/choice.tsx',
  'src/features/payment/payment-notice.tsx',
  'src/features/shared/ordering/terms-of-sale.tsx',
  'src/features/shared/ordering/progress.ts',
  'src/features/shared/ordering/check-notices.tsx',
  'src/features/shared/offer/offer-fields.tsx',
  'src/features/shared/offer/tax-note.tsx',
];

/** Texts for an offer that is not sold at once. */
const waysToQuotes: readonly string[] = [
  'Request a quote',
  'You can subscribe with a quote.',
  'Choose what interests you. We’ll email you a quote, free of charge.',
  'For more, request a free quote. You can order from it online.',
];

interface Text {
  readonly id: string;
  readonly text: string;
}

/** The texts of these files in a language's catalog. */
async function textsIn(language: string): Promise<readonly Text[]> {
  const catalog = await readFile(`locales/${language}/messages.po`, 'utf8');
  return catalog.split('\n\n').flatMap((entry) => {
    const isShown = files.some((file) => entry.includes(`#: ${file}`));
    const [, id, text] = /^msgid "(.*)"\nmsgstr "(.*)"$/m.exec(entry) ?? [];
    return isShown && id !== undefined && text !== undefined ? [{ id, text }] : [];
  });
}

describe.each(['en', 'fr'])('in the catalog "%s"', (language) => {
  test('no text of a purchase says quote, except for what is not sold at once', async () => {
    const texts = await textsIn(language);
    expect(texts.length).toBeGreaterThan(50);
    const quotes = texts.filter(({ id, text }) => !waysToQuotes.includes(id) && /\bquot|\bdevis\b/i.test(text));
    expect(quotes).toEqual([]);
  });
});
