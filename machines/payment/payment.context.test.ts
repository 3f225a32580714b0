import { describe, expect, it } from 'vitest';
import { postalAddressOf } from '../../domain/address.ts';
import { money } from '../../domain/money.ts';
import { taxed } from '../../domain/offer.ts';
import type { SubscriptionOrder } from '../../domain/subscription-order.ts';
import { idempotencyKey, markSubmitted } from '../shared/ordering/attempt.ts';
import type { PaymentContext } from './payment.context.ts';
import { begin, keepBook, keepMethod, keepOrder, keepSaved, orderQuestion, take, turnTo } from './payment.context.ts';
import { freshPaymentDraft } from './payment.draft.ts';
import { book, brussels, dakar, lyon, noBook } from './payment.fixtures.ts';

const SUBSCRIPTION = 70_112;
const inLyon = { address: postalAddressOf(lyon), vatNumber: 'FR83404833048', purchaseOrder: 'BC-2026-118' };
const line = { publicationId: 11, title: 'La Lettre du Fleuve', kind: 'press', net: money(94_000, 'EUR') } as const;
const priced = taxed([{ ...line, seats: null }], 'EUR', { country: 'FR', vatNumber: null });

const order: SubscriptionOrder = {
  id: SUBSCRIPTION,
  reference: `ABO-${SUBSCRIPTION}`,
  licence: 'professional',
  readers: 1,
  months: 12,
  priced,
  credited: money(0, 'EUR'),
  remaining: priced.total,
  version: 'v1',
  billing: inLyon,
  methods: ['card', 'transfer', 'wallet'],
  wallet: { price: money(900, 'CRE'), balance: money(1_000, 'CRE') },
  awaitedTransfer: null,
  instalment: null,
  isToBeOrdered: false,
  invoice: null,
  isFromQuotation: false,
};

const start: PaymentContext = begin({
  draft: freshPaymentDraft({ seed: 'seed', email: 'awa@example.org' }),
  params: { id: String(SUBSCRIPTION) },
  countries: [],
  buyer: 'Awa Ndiaye',
  seller: 'Courrier du Fleuve',
});

const payable = (facts: Partial<SubscriptionOrder> = {}) =>
  ({ kind: 'payable', order: { ...order, ...facts } }) as const;
const reading = (context: PaymentContext, facts: Partial<SubscriptionOrder> = {}): PaymentContext => ({
  ...context,
  ...keepOrder(context, payable(facts)),
});
const keyOf = ({ draft }: PaymentContext): string => idempotencyKey(draft);
const read = reading(start);

describe('a key stands for one version of the order', () => {
  it('and stays through further reads of it', () => {
    expect(keyOf(reading(read))).toBe(keyOf(read));
    expect(reading(read).draft.version).toBe('v1');
  });

  it('and another version begins another', () => {
    const changed = reading(read, { version: 'v2' });
    expect(keyOf(changed)).not.toBe(keyOf(read));
    expect(changed.draft.version).toBe('v2');
  });

  it('but a submitted order keeps its key, method and version through later reads', () => {
    const submitted = { ...read, ...markSubmitted(read) };
    const later = reading(submitted, { version: 'v2', methods: ['transfer'] });
    expect(later.draft).toBe(submitted.draft);
    expect(later.order?.version).toBe('v2');
  });

  it('and an order that never arrived is sent again under its key, of the version that is shown', () => {
    const submitted = { ...read, ...markSubmitted(read) };
    const none = { ...submitted, ...take(submitted, { kind: 'none' }) };
    expect([keyOf(none), none.draft.submitted]).toEqual([keyOf(read), false]);
    const revised = { ...submitted, ...keepOrder(submitted, payable({ version: 'v2' })) };
    expect(keyOf({ ...revised, ...take(revised, { kind: 'none' }) })).not.toBe(keyOf(read));
  });
});

describe('an order that cannot be paid', () => {
  it('leads to its receipt where it is settled, and to none otherwise', () => {
    const of = (kind: 'unpriced' | 'unknown') => keepOrder(read, { kind });
    const settled = keepOrder(read, { kind: 'settled', reference: 'PAY-1' });
    expect(settled).toEqual({ found: 'settled', order: null, reference: 'PAY-1', failure: null });
    expect([of('unpriced').reference, of('unknown').reference]).toEqual([null, null]);
  });
});

describe('the payment method', () => {
  const byWallet = { ...read, draft: { ...read.draft, method: 'wallet' as const } };

  it('stays while it is offered, and is the first offered one after that, with a notice for the wallet only', () => {
    const methodIn = ({ draft: { method }, notice }: PaymentContext) => [method, notice];
    expect(methodIn(reading(byWallet))).toEqual(['wallet', null]);
    expect(methodIn(reading(byWallet, { methods: ['transfer'] }))).toEqual(['transfer', 'walletShort']);
    expect(methodIn(reading(read, { methods: ['transfer'] }))).toEqual(['transfer', null]);
    expect(methodIn(reading(read, { methods: [] }))).toEqual(['card', null]);
  });

  it('changes to an offered one only, under another key, and to none before the order is read', () => {
    const chosen = { ...read, ...keepMethod(read, 'transfer') };
    expect(chosen.draft.method).toBe('transfer');
    expect(keyOf(chosen)).not.toBe(keyOf(read));
    expect(keepMethod(reading(read, { methods: ['card'] }), 'transfer')).toEqual({});
    expect(keepMethod(start, 'transfer')).toEqual({});
  });
});

it('turns to another subscription without the data of the former, and nowhere for the same or none', () => {
  expect([turnTo(read, String(SUBSCRIPTION)), turnTo(read, null)]).toEqual([{}, {}]);
  expect(turnTo(read, '70113')).toMatchObject({ id: '70113', found: null, order: null, notice: null });
});

describe('the billing details', () => {
  const filled = (facts: Partial<PaymentContext>, addresses = book) => keepBook({ ...read, ...facts }, addresses).draft;
  const withBilling = (address = inLyon.address) => ({ order: { ...order, billing: { ...inLyon, address } } });

  it('begin with what the publisher knows, as the saved address that equals it', () => {
    expect(filled({})?.billing).toEqual({
      kept: lyon,
      typed: {
        ...postalAddressOf(lyon),
        organisation: '',
        recipient: 'Awa Ndiaye',
        street: '',
        postalCode: '',
        city: '',
        country: '',
      },
      isToBeKept: true,
      vatNumber: 'FR83404833048',
      purchaseOrder: 'BC-2026-118',
    });
    expect(filled(withBilling(brussels))?.billing).toMatchObject({ kept: null, typed: brussels });
  });

  it('begin with the selected address, or an empty one for the buyer, where the publisher knows none', () => {
    const unknown = { order: { ...order, billing: null } };
    expect(filled(unknown)?.billing).toMatchObject({ kept: lyon, vatNumber: '', purchaseOrder: '' });
    expect(filled(unknown, noBook)?.billing).toMatchObject({
      kept: null,
      typed: { recipient: 'Awa Ndiaye', city: '' },
    });
    expect(keepBook({ ...read, ...unknown }, null)).toMatchObject({ book: null, draft: { billing: { kept: null } } });
  });

  it('hold a chosen address that was deleted meanwhile as a typed one, and others as they are', () => {
    const draft = { ...read.draft, billing: { ...inLyon, kept: dakar, typed: brussels, isToBeKept: false } };
    expect(filled({ draft })?.billing).toBe(draft.billing);
    const without = { ...book, addresses: [lyon] };
    expect(filled({ draft }, without)?.billing).toMatchObject({ kept: null, typed: postalAddressOf(dakar) });
    const typed = { ...draft, billing: { ...draft.billing, kept: null } };
    expect(filled({ draft: typed }, without)?.billing).toBe(typed.billing);
  });

  it('take the saved address in the place of the typed one, and stay where none is selected', () => {
    const draft = { ...read.draft, billing: { ...inLyon, kept: null, typed: brussels, isToBeKept: true } };
    expect(keepSaved({ ...read, draft }, book).draft?.billing).toMatchObject({ kept: lyon, typed: { city: '' } });
    expect(keepSaved({ ...read, draft }, noBook).draft).toBe(draft);
    expect(keepSaved(read, book).draft).toBe(read.draft);
  });

  it('are in the question once they are confirmed, or being confirmed', () => {
    const draft = { ...read.draft, billing: { ...inLyon, kept: dakar, typed: brussels, isToBeKept: false } };
    const inDakar = { ...inLyon, address: postalAddressOf(dakar) };
    expect(orderQuestion({ ...read, draft }, false)).toEqual({ id: SUBSCRIPTION, billing: null });
    expect(orderQuestion({ ...read, draft }, true)).toEqual({ id: SUBSCRIPTION, billing: inDakar });
    expect(orderQuestion({ ...read, draft: { ...draft, isBilled: true } }, false).billing).toEqual(inDakar);
    expect(orderQuestion({ ...read, draft: { ...read.draft, isBilled: true } }, false).billing).toBeNull();
  });
});
