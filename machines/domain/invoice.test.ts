import { describe, expect, it } from 'vitest';
import { judge } from '../validation/form.ts';
import { invoiceChoiceForm } from '../validation/forms/invoice-choice.ts';
import { paymentStatus } from './enumerations.ts';
import type { Invoice } from './invoice.ts';
import { cartOf, cartVersion } from './invoice.ts';
import type { Currency } from './money.ts';
import { money } from './money.ts';

const party = { name: 'Librairie du Port', address: ['1 quai Nord', 'France'], vatNumber: null };

function invoice(id: number, minor: number, currency: Currency = 'EUR', change: Partial<Invoice> = {}): Invoice {
  const net = money(minor, currency);
  const vat = money(0, currency);
  return {
    id,
    reference: `F-${id}`,
    issuedOn: '2026-11-01',
    dueOn: '2026-12-01',
    status: paymentStatus.unpaid,
    issuer: party,
    payer: party,
    lines: [{ label: 'Lettre', quantity: 1, net, vatRate: 0, vat }],
    notes: [],
    net,
    vat,
    total: net,
    remaining: net,
    paidBy: null,
    kind: 'invoice',
    credits: null,
    creditedBy: null,
    vatMention: null,
    ...change,
  };
}

describe('a cart', () => {
  it('adds what is bought', () => {
    expect(cartOf([invoice(1, 100), invoice(2, 250)])).toMatchObject({
      total: money(350, 'EUR'),
      net: money(350, 'EUR'),
    });
  });

  it.each([
    ['nothing is chosen', []],
    ['an invoice is paid already', [invoice(1, 100, 'EUR', { status: paymentStatus.settled })]],
    ['an invoice is a quote', [invoice(1, 100, 'EUR', { status: paymentStatus.quote })]],
    ['the currencies differ', [invoice(1, 100, 'EUR'), invoice(2, 100, 'GBP')]],
  ])('does not exist where %s', (_, invoices) => {
    expect(cartOf(invoices)).toBeNull();
  });

  it.each([
    [[]],
    [[invoice(1, 100)]],
    [[invoice(1, 100), invoice(2, 250)]],
    [[invoice(1, 100), invoice(2, 250, 'GBP')]],
  ])('exists where the form accepts the choice of open invoices, %#', (invoices) => {
    const { valid } = judge(invoiceChoiceForm, { invoices });
    expect(valid !== null).toBe(cartOf(invoices) !== null);
  });

  it('has a version of its own for each choice and each amount, whatever the order', () => {
    const version = cartVersion([invoice(1, 100), invoice(2, 250)]);
    expect(cartVersion([invoice(2, 250), invoice(1, 100)])).toBe(version);
    expect(cartVersion([invoice(1, 101), invoice(2, 250)])).not.toBe(version);
    expect(cartVersion([invoice(1, 100)])).not.toBe(version);
    expect(cartVersion([invoice(1, 100, 'USD'), invoice(2, 250)])).not.toBe(version);
  });

  it('is charged what remains, and is another one for each amount that has come in', () => {
    const partly = (minor: number) =>
      invoice(1, 100, 'EUR', { status: paymentStatus.partlySettled, remaining: money(minor, 'EUR') });
    const cart = cartOf([partly(60), invoice(2, 250)]);
    expect(cart).toMatchObject({ total: money(350, 'EUR'), remaining: money(310, 'EUR') });
    const versions = [invoice(1, 100), partly(60), partly(20)].map((each) => cartVersion([each]));
    expect(new Set(versions).size).toBe(3);
  });
});
