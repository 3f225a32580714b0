import type { Bug } from './bug.ts';

/** Bugs in the back end where money is: orders, payments, invoices, what is done once. */
export const moneyBugs: readonly Bug[] = [
  {
    name: 'a-whole-charge-goes-back-for-one-of-its-invoices',
    kind: 'wrong guard',
    file: 'server/checkout/owe-back.ts',
    find: `minor === row.paid ? row.session : null`,
    replace: `row.session`,
  },
  {
    name: 'two-confirmations-settle-at-once',
    kind: 'missing lock',
    file: 'server/checkout/settle.ts',
    find: `  await trx.selectFrom('invoices').select('id').where('id', 'in', ordered).orderBy('id').forUpdate().execute();
`,
    replace: '',
  },
  {
    name: 'a-transfer-that-goes-back-is-asked-from-the-provider',
    kind: 'wrong guard',
    file: 'server/checkout/book-refund.ts',
    find: `session === null ? 'toSend' : 'toAsk'`,
    replace: `'toAsk'`,
  },
  {
    name: 'a-refund-to-send-is-not-announced',
    kind: 'missing action',
    file: 'server/checkout/book-refund.ts',
    find: `  if (state === 'toSend') await enqueueRefundAnnounced(trx, services, id);
`,
    replace: '',
  },
  {
    name: 'a-refused-refund-is-forgotten',
    kind: 'error swallowed',
    file: 'server/checkout/give-back.ts',
    find: `if (result.kind === 'pending') return;`,
    replace: `if (result.kind !== 'refunded') return;`,
  },
  {
    name: 'a-short-transfer-settles-its-invoice',
    kind: 'wrong guard',
    file: 'server/checkout/apportion.ts',
    find: `isSettled: part === remaining`,
    replace: `isSettled: true`,
  },
  {
    name: 'what-has-come-is-asked-for-again',
    kind: 'dropped field',
    file: 'server/invoice/store.ts',
    find: `money(total.minor - received, currency)`,
    replace: `total`,
  },
  {
    name: 'a-closed-order-is-asked-about-by-its-age',
    kind: 'stale value',
    file: 'server/checkout/reconcile.ts',
    find: `(checked_at - closed_at) / 2`,
    replace: `checked_at - created_at`,
  },
  {
    name: 'the-audit-takes-a-refund-for-done',
    kind: 'wrong guard',
    file: 'server/audit/compare-ledger.ts',
    find: `isGivenBack === 'yes'`,
    replace: `isGivenBack === 'no'`,
  },
  {
    name: 'an-order-of-an-older-total-is-taken',
    kind: 'wrong guard',
    file: 'server/checkout/invoice-checkout.ts',
    find: `cart.remaining.minor <= 0 || cart.version !== wish.order.version`,
    replace: `cart.remaining.minor <= 0`,
  },
  {
    name: 'two-orders-of-one-invoice-at-once',
    kind: 'missing lock',
    file: 'server/checkout/invoice-checkout.ts',
    find: `  await trx.selectFrom('invoices').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
`,
    replace: '',
  },
  {
    name: 'another-cart-takes-up-the-open-page',
    kind: 'wrong identity',
    file: 'server/checkout/open-orders.ts',
    find: `const same = open.find((order) => order.print === print);`,
    replace: `const same = open.find((order) => order.method === 'card' || order.print === print);`,
  },
  {
    name: 'a-reconciled-charge-is-not-given-its-time',
    kind: 'inverted guard',
    file: 'server/checkout/reconcile.ts',
    find: `if (!isEarly) await settle`,
    replace: `if (isEarly) await settle`,
  },
  {
    name: 'an-order-that-was-answered-is-asked-about-ever-more-rarely',
    kind: 'missing action',
    file: 'server/checkout/reconcile.ts',
    find: `  await services.db.updateTable('checkouts').set({ unanswered: 0 }).where('id', '=', id).execute();
`,
    replace: '',
  },
  {
    name: 'a-key-serves-for-another-request',
    kind: 'missing validation',
    file: 'server/calls/idempotency.ts',
    find: `    if (!found.fingerprint.equals(print)) throw new CallFailure(422, words.mismatch);
`,
    replace: '',
  },
  {
    name: 'a-request-under-way-is-unprocessable',
    kind: 'wrong status',
    file: 'server/calls/idempotency.ts',
    find: `if (found.answer === null) throw new CallFailure(409, words.underWay);`,
    replace: `if (found.answer === null) throw new CallFailure(422, words.underWay);`,
  },
  {
    name: 'who-works-is-taken-for-dead-at-once',
    kind: 'wrong unit',
    file: 'server/calls/idempotency.ts',
    find: `const LEASE = 30_000;`,
    replace: `const LEASE = 30;`,
  },
  {
    name: 'a-failed-request-keeps-its-key',
    kind: 'storage not cleared',
    file: 'server/calls/idempotency.ts',
    find: `    const isOurs = await releaseKey(services, claim.lease);
`,
    replace: `    const isOurs = true;
`,
  },
  {
    name: 'one-attempt-fewer-than-promised',
    kind: 'off by one',
    file: 'server/calls/throttle.ts',
    find: `if (counted.count <= limit.attempts) return;`,
    replace: `if (counted.count < limit.attempts) return;`,
  },
  {
    name: 'a-limited-account-may-do-everything',
    kind: 'missing authorisation',
    file: 'server/calls/identity.ts',
    find: `kinds.push(isEligible(signedIn) ? 'signedIn' : 'limited');`,
    replace: `kinds.push('signedIn');`,
  },
  {
    name: 'an-unverified-account-sees-its-invoices',
    kind: 'missing authorisation',
    file: 'server/invoice/store.ts',
    find: `accountId: signedIn && isEligible(signedIn) ? signedIn.id : null`,
    replace: `accountId: signedIn ? signedIn.id : null`,
  },
  {
    name: 'numbers-of-invoices-have-gaps',
    kind: 'wrong unit',
    file: 'server/invoice/number.ts',
    find: `.set(({ eb }) => ({ last: eb('last', '+', 1) }))`,
    replace: `.set(({ eb }) => ({ last: eb('last', '+', 2) }))`,
  },
  {
    name: 'an-invoice-is-due-at-once',
    kind: 'wrong unit',
    file: 'server/invoice/days.ts',
    find: `const DAY = 86_400_000;`,
    replace: `const DAY = 86_400;`,
  },
  {
    name: 'a-question-names-invoices-of-others',
    kind: 'missing authorisation',
    file: 'server/invoice/help.ts',
    find: `
            .where(isVisible(visibilityOf(identity)))`,
    replace: '',
  },
  {
    name: 'too-many-orders-are-counted-by-and-by',
    kind: 'missing await',
    file: 'server/checkout/checkout.ts',
    find: `    await countAttempt(services`,
    replace: `    void countAttempt(services`,
  },
  {
    name: 'a-recorded-confirmation-is-believed',
    kind: 'missing validation',
    file: 'server/payments/sandbox/signature.ts',
    find: `  if (Math.abs(now.getTime() / 1000 - seconds) > WINDOW_SECONDS) return false;
`,
    replace: '',
  },
  {
    name: 'a-paid-session-is-paid-again',
    kind: 'wrong guard',
    file: 'server/payments/sandbox/sessions.ts',
    find: `        completed_at: now.toISOString(),
      })
      .where('id', '=', id)
      .where('state', 'in', unfinished)`,
    replace: `        completed_at: now.toISOString(),
      })
      .where('id', '=', id)`,
  },
  {
    name: 'a-begun-credit-is-given-away',
    kind: 'wrong rounding',
    file: 'server/subscription-order/order.ts',
    find: `Math.ceil(total.minor / CENTS_OF_A_CREDIT)`,
    replace: `Math.floor(total.minor / CENTS_OF_A_CREDIT)`,
  },
  {
    name: 'a-transfer-brings-no-letter',
    kind: 'missing action',
    file: 'server/checkout/open-orders.ts',
    find: `if (method === 'transfer') {`,
    replace: `if (method === 'wallet') {`,
  },
  {
    name: 'an-operation-of-the-wallet-stands-before-the-one-it-follows',
    kind: 'dropped field',
    file: 'server/wallet/book-credits.ts',
    find: `greatest(\${at}::timestamptz, last.happened_at)`,
    replace: `\${at}::timestamptz`,
  },
  {
    name: 'a-month-of-the-wallet-is-that-of-greenwich',
    kind: 'wrong unit',
    file: 'server/wallet/store.ts',
    find: `::timestamp at time zone \${zone})`,
    replace: `::timestamp at time zone 'UTC')`,
  },
  {
    name: 'two-who-set-watches-at-once-go-beyond-the-most',
    kind: 'missing lock',
    file: 'server/watch/change.ts',
    find: `  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
`,
    replace: '',
  },
];
