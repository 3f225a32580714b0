/**
 * Two invoices ordered by one transfer; a card pays one of them, and the transfer comes too large, in two parts: page, list, emails,
 * office and books agree at each point.
 */
import type { Page } from '@playwright/test';
import { readMessage } from '../../server/core/mail/read-message.ts';
import type { Control, Language } from '../support/browser-test.ts';
import { cards, comeSignedIn, expect, payByCard, screen, test } from '../support/browser-test.ts';
import { office } from '../support/office.ts';

const words = {
  fr: {
    next: /^Vérifier et payer/,
    order: /^Obtenir les coordonnées/,
    pay: /^Payer\s/,
    transfer: /virement/i,
    card: /carte/i,
  },
  en: {
    next: /^Check and pay/,
    order: /^Get the transfer details/,
    pay: /^Pay\s/,
    transfer: /transfer/i,
    card: /card/i,
  },
} as const;

/** Amounts of the scenario's older and newer invoice, and of the transfers and the refund, in cents. */
const OLDER = 91_366;
const NEWER = 113_576;
const FIRST = 100_000;
const SECOND = 30_000;
const BACK = FIRST + SECOND - NEWER;

/** An amount as a language writes it, with any kind of space. */
function amount(minor: number, language: Language): RegExp {
  const [whole = '', cents = ''] = (minor / 100).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/, language === 'fr' ? '\\s' : ',');
  return new RegExp(language === 'fr' ? `${grouped},${cents}\\s€` : `€${grouped}\\.${cents}`);
}

/** The office's output about an order. */
async function officeOf(reference: string): Promise<string> {
  return (await office('order', 'show', reference)).lines.join('\n');
}

async function expectAgreement(...references: readonly string[]): Promise<void> {
  const { lines } = await office('audit');
  expect(lines.filter((line) => references.some((reference) => line.includes(reference)))).toEqual([]);
}

/** The text of the last email about money. */
async function lastEmail(control: Control, address: string): Promise<{ readonly kind: string; readonly text: string }> {
  await control.tick();
  const mail = (await control.mailTo(address)).at(-1);
  const { parts } = readMessage(mail?.message_source ?? '');
  const text = parts.find(({ type }) => type === 'text/plain')?.text ?? '';
  return { kind: mail?.kind ?? '', text: `${mail?.subject ?? ''}\n${text}` };
}

async function orderTransfer(page: Page, language: Language): Promise<string> {
  const { next, order, transfer } = words[language];
  await page.goto(`/${language}/account/invoices`);
  const choice = screen(page, 'choice');
  await expect(choice.getByRole('checkbox')).toHaveCount(2);
  await choice.getByRole('radio', { name: transfer }).check();
  await choice.getByRole('button', { name: next }).click();
  await screen(page, 'check').getByRole('button', { name: order }).click();
  await expect(screen(page, 'awaitingTransfer')).toContainText(amount(OLDER + NEWER, language));
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function payOlderByCard(page: Page, language: Language): Promise<string> {
  const { next, pay, card } = words[language];
  await page.goto(`/${language}/account/invoices`);
  const choice = screen(page, 'choice');
  // Ordered by due date. Awaited ones are not preselected.
  await choice.getByRole('checkbox').first().check();
  await choice.getByRole('radio', { name: card }).check();
  await choice.getByRole('button', { name: next }).click();
  await screen(page, 'check').getByRole('button', { name: pay }).click();
  await page.waitForURL('**/pay/sandbox/**');
  await payByCard(page, cards.charged);
  await expect(screen(page, 'paid')).toContainText(amount(OLDER, language));
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

for (const language of ['fr', 'en'] as const) {
  test(`page, list, emails, office and books agree on a transfer that comes too large, in two parts, in ${language}`, async ({
    page,
    control,
  }) => {
    // Starts a process for each of twelve office commands.
    test.slow();
    const { account } = await control.scenario('severalInvoices', { locale: language });
    const says = (minor: number) => amount(minor, language);
    await comeSignedIn(page, account);
    const reference = await orderTransfer(page, language);
    const card = await payOlderByCard(page, language);

    const changed = await lastEmail(control, account.email);
    expect(changed.kind).toBe('transfer-changed');
    expect(changed.text).toMatch(says(NEWER));
    expect(changed.text).not.toMatch(says(OLDER + NEWER));
    await page.goto(`/${language}/account/invoices/success/${reference}`);
    const awaiting = screen(page, 'awaitingTransfer');
    await expect(awaiting).toContainText(says(NEWER));
    await expect(awaiting).not.toContainText(says(OLDER + NEWER));
    expect(await officeOf(reference)).toContain('Awaited: €1,135.76');
    await expectAgreement(reference, card);

    await office('payment', 'settle', reference, '--amount', '1000.00', '--reference', `A-${reference}`);
    const part = await lastEmail(control, account.email);
    expect(part.kind).toBe('payment-partly-received');
    for (const minor of [FIRST, NEWER - FIRST]) expect(part.text).toMatch(says(minor));
    await page.reload();
    const partly = screen(page, 'partlyPaid');
    for (const minor of [FIRST, NEWER - FIRST]) await expect(partly).toContainText(says(minor));
    expect(await officeOf(reference)).toContain('Awaited: €135.76');
    await page.goto(`/${language}/account/invoices`);
    await expect(screen(page, 'choice')).toContainText(says(NEWER - FIRST));
    await expectAgreement(reference, card);

    await office('payment', 'settle', reference, '--amount', '300.00', '--reference', `B-${reference}`);
    await page.goto(`/${language}/account/invoices/success/${reference}`);
    const paid = screen(page, 'paid');
    for (const minor of [FIRST, SECOND, BACK, FIRST + SECOND]) await expect(paid).toContainText(says(minor));
    // The printed page is the receipt.
    await page.emulateMedia({ media: 'print' });
    const receipt = page.getByRole('article');
    for (const minor of [FIRST, SECOND, BACK]) await expect(receipt).toContainText(says(minor));
    await page.emulateMedia({ media: 'screen' });
    await control.tick();
    const mails = await control.mailTo(account.email);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'transfer-ordered',
      'payment-received',
      'transfer-changed',
      'payment-partly-received',
      'payment-received',
      'refund-announced',
    ]);
    const { lines } = await office('refund', 'list');
    const refunds = lines.filter((line) => line.includes(reference));
    expect(refunds).toEqual([expect.stringMatching(/TO SEND\s+€164\.24/)]);
    const [number = ''] = /RB-\d+/.exec(refunds[0] ?? '') ?? [];
    await office('refund', 'sent', number, '--reference', `VIR-${reference}`);
    await page.reload();
    await expect(paid.getByText(number).first()).toBeVisible();
    expect((await lastEmail(control, account.email)).text).toMatch(says(BACK));
    expect(await officeOf(reference)).toMatch(/^Payment \S+: paid$/m);
    await expectAgreement(reference, card);
  });
}
