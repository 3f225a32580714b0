import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { validate } from '../validation/form.ts';
import { invoiceChoiceForm } from '../validation/forms/invoice-choice.ts';
import { daysBetween } from './day.ts';
import { paymentStatus } from './enumerations.ts';
import type { Invoice } from './invoice.ts';
import {
  awaitedTransfers,
  cartOf,
  cartVersion,
  isOpen,
  isSettled,
  isTransferAwaited,
  openByDueDate,
  timesListed,
  openByUrgency,
  partyLine,
} from './invoice.ts';
import { conditionOf } from './invoice-condition.ts';
import type { Currency } from './money.ts';
import { fillInstalments } from './instalments.ts';
import { money } from './money.ts';
import { dayIn } from './moment.ts';
import { methodsOf } from './invoice-methods.ts';

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
    legalMentions: [],
    net,
    vat,
    total: net,
    remaining: net,
    paidBy: null,
    kind: 'invoice',
    credits: null,
    isPartialCredit: false,
    creditNotes: [],
    reversals: [],
    instalments: [],
    isPaidByInstalment: false,
    locale: null,
    vatMention: null,
    awaitedTransfer: null,
    chorus: null,
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
    const { valid } = validate(invoiceChoiceForm, { invoices });
    expect(valid !== null).toBe(cartOf(invoices) !== null);
  });

  it('has a distinct version for each choice and each amount, in any order of the invoices', () => {
    const version = cartVersion([invoice(1, 100), invoice(2, 250)]);
    expect(cartVersion([invoice(2, 250), invoice(1, 100)])).toBe(version);
    expect(cartVersion([invoice(1, 101), invoice(2, 250)])).not.toBe(version);
    expect(cartVersion([invoice(1, 100)])).not.toBe(version);
    expect(cartVersion([invoice(1, 100, 'USD'), invoice(2, 250)])).not.toBe(version);
  });

  it('has the remaining amount as its charge, and another version for each amount that has come in', () => {
    const partly = (minor: number) =>
      invoice(1, 100, 'EUR', { status: paymentStatus.partlySettled, remaining: money(minor, 'EUR') });
    const cart = cartOf([partly(60), invoice(2, 250)]);
    expect(cart).toMatchObject({ total: money(350, 'EUR'), remaining: money(310, 'EUR') });
    const versions = [invoice(1, 100), partly(60), partly(20)].map((each) => cartVersion([each]));
    expect(new Set(versions).size).toBe(3);
  });

  it('charges what is due next of each of its invoices, and tells apart which of them has the plan', () => {
    const inParts = (id: number) =>
      invoice(id, 300, 'EUR', {
        isPaidByInstalment: true,
        instalments: [100, 200].map((minor, index) => ({
          dueOn: `2026-12-0${index + 1}`,
          amount: money(minor, 'EUR'),
          paid: money(0, 'EUR'),
        })),
      });
    const cart = cartOf([inParts(1), invoice(2, 250), inParts(3)], 'next');
    expect(cart).toMatchObject({ charge: money(450, 'EUR'), remaining: money(850, 'EUR'), isPart: true });
    expect(cartOf([inParts(1)], 'next')?.version).toBe('1:300EUR/1:100');
    const versions = [
      cart?.version,
      cartOf([inParts(1), invoice(2, 300)], 'next')?.version,
      cartOf([invoice(1, 300), inParts(2)], 'next')?.version,
      cartOf([inParts(1), invoice(2, 300)], 'all')?.version,
    ];
    expect(new Set(versions).size).toBe(versions.length);
    expect(cartOf([invoice(1, 100), invoice(2, 250)], 'next')).toMatchObject({
      isPart: false,
      charge: money(350, 'EUR'),
    });
  });
});

const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => dayIn(date.toISOString(), 'UTC'));

const transfer = { reference: 'PAY-7KQ2-M4XD-91TB', orderedAt: '2026-11-02T10:00:00Z', undecided: [] };

const anyInvoice = fc
  .record({
    dueOn: day,
    status: fc.constantFrom(...Object.values(paymentStatus)),
    awaitedTransfer: fc.constantFrom(null, transfer),
  })
  .map((facts) => invoice(1, 100, 'EUR', facts));

describe('the condition of an invoice', () => {
  it.each([
    ['2026-11-30', { kind: 'dueSoon', days: 1 }],
    ['2026-12-01', { kind: 'dueSoon', days: 0 }],
    ['2026-12-02', { kind: 'overdue', days: 1 }],
    ['2026-11-24', { kind: 'dueSoon', days: 7 }],
    ['2026-11-23', { kind: 'open' }],
  ])('on %s, due on 2026-12-01', (today, condition) => {
    expect(conditionOf(invoice(1, 100), today)).toEqual(condition);
  });

  it('has a payable kind exactly when an amount is payable', () => {
    fc.assert(
      fc.property(anyInvoice, day, (sample, today) => {
        const { kind } = conditionOf(sample, today);
        expect(isOpen(sample)).toBe(kind !== 'settled' && kind !== 'quote');
        expect(isSettled(sample)).toBe(kind === 'settled');
        expect(kind === 'quote').toBe(sample.status === paymentStatus.quote);
      }),
    );
  });

  it('is an awaited transfer before any due date, until money comes in', () => {
    fc.assert(
      fc.property(anyInvoice, day, (sample, today) => {
        const isAwaited = isTransferAwaited(sample);
        const otherwise = conditionOf({ ...sample, awaitedTransfer: null }, today);
        expect(conditionOf(sample, today)).toEqual(isAwaited ? { kind: 'transferAwaited', transfer } : otherwise);
      }),
    );
  });

  it('is the transfer that came in another currency as long as the office decides, until all is paid', () => {
    const undecided = { ...transfer, undecided: [money(100, 'USD')] };
    for (const status of Object.values(paymentStatus)) {
      const sample = invoice(1, 100, 'EUR', { status, awaitedTransfer: undecided, chorus: { kind: 'toDeposit' } });
      expect(isTransferAwaited(sample)).toBe(isOpen(sample));
      expect(conditionOf(sample, '2027-01-01').kind === 'transferUndecided').toBe(isOpen(sample));
    }
  });

  it('is where it stands at Chorus Pro before a transfer and any due date, until money comes in', () => {
    const chorus = { kind: 'toDeposit' } as const;
    const open = invoice(1, 100, 'EUR', { awaitedTransfer: transfer, chorus });
    expect(conditionOf(open, '2027-01-01')).toEqual({ kind: 'chorus', progress: chorus });
    expect(conditionOf({ ...open, status: paymentStatus.partlySettled }, '2026-01-01').kind).toBe('partlySettled');
    expect(conditionOf({ ...open, status: paymentStatus.settled, chorus: { kind: 'paid' } }, '2027-01-01').kind).toBe(
      'settled',
    );
  });

  it('is that of the next instalment where earlier ones are paid, and partly paid where a part of it is', () => {
    const planned = (covered: number) =>
      invoice(1, 300, 'EUR', {
        status: paymentStatus.partlySettled,
        remaining: money(300 - covered, 'EUR'),
        instalments: fillInstalments(
          ['2026-12-01', '2027-02-01'].map((dueOn, index) => ({ dueOn, amount: money(100 + index * 100, 'EUR') })),
          money(covered, 'EUR'),
        ),
      });
    expect(conditionOf(planned(100), '2026-12-10')).toEqual({ kind: 'open' });
    expect(conditionOf(planned(100), '2027-01-30')).toEqual({ kind: 'dueSoon', days: 2 });
    expect(conditionOf(planned(100), '2027-02-03')).toEqual({ kind: 'overdue', days: 2 });
    expect(conditionOf(planned(120), '2026-12-10')).toEqual({ kind: 'partlySettled', overdueBy: 0 });
  });

  it('counts the days to the due day, and from it, by the calendar', () => {
    fc.assert(
      fc.property(day, day, (dueOn, today) => {
        const due = daysBetween(today, dueOn);
        const unpaid = invoice(1, 100, 'EUR', { dueOn });
        const soon = due > 7 ? { kind: 'open' } : { kind: 'dueSoon', days: due };
        expect(conditionOf(unpaid, today)).toEqual(due < 0 ? { kind: 'overdue', days: -due } : soon);
        const partly = { ...unpaid, status: paymentStatus.partlySettled };
        expect(conditionOf(partly, today)).toEqual({ kind: 'partlySettled', overdueBy: Math.max(0, -due) });
      }),
    );
  });
});

describe('payable invoices', () => {
  it('are all open invoices and no others, sorted by due date', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyInvoice, { selector: ({ id }) => id }), (invoices) => {
        const sorted = openByDueDate(invoices);
        expect(new Set(sorted)).toEqual(new Set(invoices.filter(isOpen)));
        sorted.forEach((each, index) => expect((sorted[index - 1] ?? each).dueOn <= each.dueOn).toBe(true));
      }),
    );
  });

  it('are each listed once, and counted as often as a list has them', () => {
    const settled = invoice(2, 50, 'EUR', { status: paymentStatus.settled });
    const listed = [invoice(1, 100), settled, invoice(3, 100), invoice(1, 100), settled];
    expect(openByDueDate(listed).map(({ id }) => id)).toEqual([1, 3]);
    expect([...timesListed(listed)]).toEqual([
      [1, 2],
      [3, 1],
    ]);
  });

  it('are sorted by number when due on the same day', () => {
    expect(openByDueDate([invoice(3, 100), invoice(1, 100), invoice(2, 100)]).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('are sorted by urgency: overdue, then awaited transfers, then due', () => {
    const awaitedTransfer = { reference: 'PAY-1', orderedAt: '2026-11-20T10:00:00Z', undecided: [] };
    const all = [
      invoice(1, 100, 'EUR', { dueOn: '2026-12-24' }),
      invoice(2, 100, 'EUR', { dueOn: '2026-11-01', awaitedTransfer }),
      invoice(3, 100, 'EUR', { dueOn: '2026-11-21' }),
      invoice(4, 100, 'EUR', { dueOn: '2026-11-10', status: paymentStatus.partlySettled, awaitedTransfer }),
      invoice(5, 100, 'EUR', { dueOn: '2026-11-22' }),
      invoice(6, 100, 'EUR', { dueOn: '2026-11-02', status: paymentStatus.settled }),
    ];
    expect(openByUrgency(all, '2026-11-22').map(({ id }) => id)).toEqual([4, 3, 2, 5, 1]);
  });
});

it('a party in a line is broken between its parts only', () => {
  const address = ['14, rue des Imprimeurs', 'RCS Paris 999 888 779'];
  const line = partyLine({ name: 'Librairie du Port', address, vatNumber: 'FR34999888779' });
  expect(line.split(' ')).toEqual([
    'Librairie\u00A0du\u00A0Port\u00A0·',
    '14,\u00A0rue\u00A0des\u00A0Imprimeurs\u00A0·',
    'RCS\u00A0Paris\u00A0999\u00A0888\u00A0779\u00A0·',
    'FR34999888779',
  ]);
});

it('awaitedTransfers lists each transfer once, for invoices without a receipt', () => {
  const transfer = (reference: string) => ({ reference, orderedAt: '2026-11-20T10:00:00Z', undecided: [] });
  const awaiting = (id: number, reference: string, status: Invoice['status'] = paymentStatus.unpaid) =>
    invoice(id, 100, 'EUR', { status, awaitedTransfer: transfer(reference) });
  const partly = awaiting(4, 'PAY-3', paymentStatus.partlySettled);
  expect(
    awaitedTransfers([awaiting(1, 'PAY-1'), awaiting(2, 'PAY-2'), awaiting(3, 'PAY-1'), partly, invoice(5, 100)]),
  ).toEqual([transfer('PAY-1'), transfer('PAY-2')]);
});

test.each([
  ['by card or transfer', [null, null], ['card', 'transfer']],
  ['by transfer only where one goes through Chorus Pro', [null, { kind: 'toDeposit' }], ['transfer']],
  [
    'by transfer only while a deposit is rejected',
    [{ kind: 'rejected', at: '2026-01-27T08:40:00.000Z', reason: 'Engagement inconnu' }],
    ['transfer'],
  ],
] as const)('invoices are paid %s', (_, progress, methods) => {
  expect(methodsOf(progress.map((chorus) => ({ chorus })))).toEqual(methods);
});
