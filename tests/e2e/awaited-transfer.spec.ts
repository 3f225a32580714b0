/** A transfer that was ordered is seen where invoices are, its details are found again, and a card may still pay. */
import type { Page } from '@playwright/test';
import type { Control } from '../support/desk.ts';
import { cards, comeSignedIn, expect, linkOf, payByCard, screen, test } from '../support/desk.ts';
import { office } from '../support/office.ts';

const SETTLED = 2;

const fr = {
  next: 'Continuer',
  order: /^Obtenir les coordonnées/,
  list: /Retour aux factures/,
  awaited: (reference: string) => new RegExp(`En attente de votre virement\\s${reference}, choisi le`),
  details: /^Voir les coordonnées bancaires/,
  otherwise: /^Payer autrement/,
  warning: 'Un virement est déjà prévu pour ce règlement',
  pay: /^Payer\s/,
  payment: 'Paiement',
  done: /fait|terminé/,
} as const;

const en = {
  next: 'Continue',
  pay: /^Pay\s/,
  copy: 'Send the copy',
  email: 'E-mail address',
  print: /^Print invoice/,
  sent: /A copy is on its way to/,
} as const;

/** What the audit finds about these payments: others are on their way meanwhile. */
async function differences(...references: readonly string[]): Promise<readonly string[]> {
  const { lines } = await office('audit');
  expect(lines.at(-1)).toMatch(/agree|differences/);
  return lines.filter((line) => references.some((reference) => line.includes(reference)));
}

/** What an invoice of a scenario comes to, as the office writes amounts. */
function amountOf(version: string): string {
  const [, minor = '0'] = /^\d+:(\d+)EUR$/.exec(version) ?? [];
  return (Number(minor) / 100).toFixed(2);
}

/** Which letters somebody has had, in their order. */
async function lettersTo(control: Control, address: string): Promise<readonly string[]> {
  await control.tick();
  return (await control.mailTo(address)).map(({ kind }) => kind);
}

/** What the progress list says of the payment. */
const paymentMark = (page: Page, name: string) => page.locator('nav ol > li').filter({ hasText: name });

test('by transfer, then after all by card; the transfer comes too, and is sent back, in French', async ({
  page,
  control,
}) => {
  const { account, invoices } = await control.scenario('severalInvoices', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/invoices');
  const choice = screen(page, 'choice');
  const boxes = choice.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  // What is due first stands first; only that is paid.
  await boxes.last().uncheck();
  await choice.getByRole('radio', { name: /virement/i }).check();
  await choice.getByRole('button', { name: fr.next }).click();
  await screen(page, 'check').getByRole('button', { name: fr.order }).click();
  const awaiting = screen(page, 'awaitingTransfer');
  await expect(awaiting).toBeVisible();
  await expect(paymentMark(page, fr.payment)).not.toContainText(fr.done);
  await expect(paymentMark(page, fr.payment)).toHaveAttribute('aria-current', 'step');
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await awaiting.getByRole('link', { name: fr.list }).click();
  await expect(choice.getByText(fr.awaited(reference))).toBeVisible();
  await expect(boxes.first()).not.toBeChecked();
  await expect(boxes.last()).toBeChecked();

  await choice.getByRole('link', { name: fr.details }).click();
  await expect(awaiting.getByText(reference).first()).toBeVisible();
  await expect(awaiting.getByText(/^FR\d\d( \w{4})+/)).toBeVisible();
  const ordered = invoices.filter(({ reference: number }) => number.endsWith('-2'));
  expect(ordered).toHaveLength(1);
  await expect(awaiting.getByText(ordered[0]?.reference ?? '')).toBeVisible();

  await awaiting.getByRole('link', { name: fr.list }).click();
  await choice.getByRole('link', { name: fr.otherwise }).click();
  const check = screen(page, 'check');
  await expect(check.getByText(fr.warning)).toBeVisible();
  await check.getByRole('button', { name: fr.pay }).click();
  await page.waitForURL('**/pay/sandbox/**');
  await payByCard(page, cards.charged);
  await expect(screen(page, 'paid')).toBeVisible();
  await expect(paymentMark(page, fr.payment)).toContainText(fr.done);
  const card = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { payments, invoice } = await control.books(ordered[0]?.id ?? 0);
  expect([payments.length, invoice.status]).toEqual([1, SETTLED]);
  expect((await control.mailTo(account.email)).map(({ kind }) => kind)).toContain('transfer-ordered');

  await page.goto('/fr/account/invoices');
  await expect(choice.getByText(reference)).toHaveCount(0);
  expect(await differences(reference, card)).toEqual([]);

  // The transfer had left already: the bank gives it to the publisher, who gives it back.
  const total = amountOf(ordered[0]?.version ?? '');
  const { lines } = await office('payment', 'settle', reference, '--amount', total);
  const [refund = ''] = lines.flatMap((line) => /RB-\d+/.exec(line) ?? []);
  expect(lines.find((line) => line.startsWith(refund))).toContain('TO SEND');
  expect(await lettersTo(control, account.email)).toEqual([
    'transfer-ordered',
    'payment-received',
    'transfer-changed',
    'refund-announced',
  ]);
  expect(await differences(reference, card)).toEqual([]);
  await page.reload();
  await expect(choice.getByText(reference)).toHaveCount(0);
  expect((await control.books(ordered[0]?.id ?? 0)).payments).toHaveLength(1);

  const sent = await office('refund', 'sent', refund, '--reference', `VIR-${reference}`);
  expect(sent.lines.find((line) => line.startsWith(refund))).toContain('done');
  expect(await office('refund', 'sent', refund, '--reference', 'again')).toMatchObject({ isGood: false });
  expect((await lettersTo(control, account.email)).at(-1)).toBe('refund-sent');
  expect(await differences(reference, card)).toEqual([]);
});

test('whoever pays by link is told whose the receipt is, and has a copy sent, in English', async ({
  page,
  control,
}) => {
  const buyer = await control.scenario('oneInvoice', { locale: 'en' });
  await page.goto(linkOf(buyer, 'en'));
  await screen(page, 'choice').getByRole('button', { name: en.next }).click();
  await screen(page, 'check').getByRole('button', { name: en.pay }).click();
  await page.waitForURL('**/pay/sandbox/**');
  await payByCard(page, cards.charged);
  const paid = screen(page, 'paid');
  await expect(paid.getByText('t•••@example.org')).toBeVisible();
  await expect(paid).not.toContainText(/your settled invoices/);
  await expect(paid.getByRole('button', { name: en.print })).toBeVisible();
  const address = `copy-${buyer.account.id}@example.org`;
  await paid.getByLabel(en.email).fill(address);
  await paid.getByRole('button', { name: en.copy }).click();
  await expect(paid.getByText(en.sent)).toContainText(address);
  expect((await control.mailTo(address)).map(({ kind }) => kind)).toEqual(['payment-received']);

  // The link still opens the invoice and its receipt.
  await page.goto(linkOf(buyer, 'en'));
  await screen(page, 'settled')
    .getByRole('link', { name: /Receipt/ })
    .click();
  await expect(screen(page, 'paid')).toBeVisible();
});
