/**
 * A ministry buys: a quote with its SIRET and engagement number, an order without a card, an invoice that the office deposits on
 * Chorus Pro, a transfer, a receipt. Pages, emails and the office agree at each point.
 */
import { readMessage } from '../../server/core/mail/read-message.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Control, Language } from '../support/browser-test.ts';
import { expect, screen, test } from '../support/browser-test.ts';
import { office } from '../support/office.ts';
import { accept, button, enter, field, fillAddress, offerPlace, quotationOf, words } from '../support/quotations.ts';

const ministry = {
  organisation:
    'Ministère de l’Enseignement supérieur, de la Recherche et de l’Espace – Direction générale de l’enseignement supérieur et de l’insertion professionnelle',
  siret: '35600000000048',
  serviceCode: 'DOC-2',
  engagementNumber: 'EJ-4471',
};

const said = {
  fr: {
    deposited: 'Sur Chorus Pro depuis',
    again: 'Vérifier de nouveau',
    paid: 'Payée',
    receipt: 'Reçu',
    card: /carte/i,
    transferOnly: 'par virement, pas par carte',
  },
  en: {
    deposited: 'On Chorus Pro since',
    again: 'Check again',
    paid: 'Paid',
    receipt: 'Receipt',
    card: /card/i,
    transferOnly: 'by bank transfer, not by card',
  },
} as const;

async function emailsTo(control: Control, address: string) {
  await control.tick();
  return control.mailTo(address);
}

const textOf = (source: string) => readMessage(source).parts.find(({ type }) => type === 'text/plain')?.text ?? '';

for (const language of ['fr', 'en'] satisfies readonly Language[]) {
  const { deposited, again, paid, receipt, card, transferOnly } = said[language];

  test(`a ministry orders, is invoiced through Chorus Pro, pays and has its receipt, in ${language}`, async ({
    page,
    control,
  }) => {
    test.slow();
    const buyer = await control.scenario('quoteOpen', { locale: language });
    const id = quotationOf(buyer);
    await enter(page, buyer, offerPlace(language, id));
    await screen(page, 'offer').waitFor();
    await button(page, words[language].goOn).click();
    await fillAddress(page);
    await field(page, 'billing.organisation').fill(ministry.organisation);
    await field(page, 'isPublicBuyer').check();
    for (const name of ['siret', 'serviceCode', 'engagementNumber'] as const) {
      await field(page, `publicBuyer.${name}`).fill(ministry[name]);
    }
    await button(page, words[language].checkAnswers).click();
    const check = screen(page, 'check');
    for (const fact of Object.values(ministry)) await expect(check).toContainText(fact);
    await expect(check).toContainText('Chorus Pro');
    await accept(page, language);

    const invoiced = screen(page, 'invoiced');
    await invoiced.waitFor();
    await expectAccessible(page);
    await expect(invoiced.getByRole('link', { name: words[language].pay })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await invoiced.getByRole('link', { name: /PDF/ }).click();
    expect((await download).suggestedFilename()).toMatch(/DEV-.*\.pdf$/);
    const number = /FA-\d{4}-\d+/.exec(await invoiced.innerText())?.[0] ?? '';
    const [ordered] = (await emailsTo(control, buyer.account.email)).filter(({ kind }) => kind === 'quotation-ordered');
    for (const fact of [ministry.siret, ministry.engagementNumber, number, 'Chorus Pro']) {
      expect(textOf(ordered?.message_source ?? '')).toContain(fact);
    }

    // The payment’s address of an earlier email asks for no card either.
    await page.goto(`/${language}/account/payment?id=${id}`);
    await screen(page, 'choice').waitFor();
    await expect(screen(page, 'choice').getByRole('radio', { name: card })).toHaveCount(0);
    await page.goBack();
    await invoiced.waitFor();

    const { lines } = await office('chorus', 'list');
    expect(lines.find((line) => line.includes(number))).toMatch(/SIRET 35600000000048 .*EJ-4471 .*TO DEPOSIT/);
    const { lines: xml } = await office('invoice', 'export', number);
    expect(xml.join('')).toContain(ministry.siret);
    expect((await office('chorus', 'deposited', number, '--reference', 'CPP-2026-1')).isGood).toBe(true);
    await button(page, again).click();
    await expect(invoiced).toContainText(deposited);
    await expect(invoiced).toContainText('CPP-2026-1');
    expect((await emailsTo(control, buyer.account.email)).at(-1)?.kind).toBe('chorus-deposited');

    await page.goto(`/${language}/account/invoices`);
    const choice = screen(page, 'choice');
    await expect(choice).toContainText(deposited);
    await expect(choice).toContainText(transferOnly);
    await expect(choice.getByRole('radio')).toHaveCount(1);
    await expect(choice.getByRole('radio', { name: card })).toHaveCount(0);
    const payment = /PAY(?:-\w{4}){3}/.exec(
      (await office('order', 'list')).lines.find((line) => line.includes(number)) ?? '',
    );
    expect((await office('payment', 'settle', payment?.[0] ?? '')).isGood).toBe(true);
    const last = (await emailsTo(control, buyer.account.email)).at(-1);
    expect(last?.kind).toBe('payment-received');
    await page.goto(`/${language}/account/invoices`);
    await page.locator('main').getByRole('link', { name: receipt }).click();
    await expect(screen(page, 'paid')).toContainText(number);
    await page.goto(offerPlace(language, id));
    await expect(invoiced).toContainText(paid);
    expect((await office('chorus', 'list')).lines.find((line) => line.includes(number))).toMatch(/paid$/);
    const audit = await office('audit');
    expect(audit.lines.filter((line) => line.includes(number) || line.includes(payment?.[0] ?? '?'))).toEqual([]);
  });
}
