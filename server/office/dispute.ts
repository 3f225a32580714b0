import { money } from '../../domain/money.ts';
import { formatMoney } from '../core/i18n/format.ts';
import type { Services } from '../core/services.ts';
import { readDayOf } from '../features/site/store.ts';

const states = {
  open: 'TO ANSWER in the provider’s dashboard',
  won: 'won',
  lost: 'lost: the bank gave it back',
} as const;

/** Payments that buyers dispute with their bank, one line each, those to answer first. */
export async function listDisputes({ db }: Services): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('disputes as d')
    .innerJoin('checkouts as c', 'c.id', 'd.checkout_id')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .selectAll('d')
    .select(['c.reference as payment', 'a.email'])
    .orderBy((eb) => eb('d.state', '<>', 'open'))
    .orderBy('d.opened_at')
    .execute();
  if (rows.length === 0) return ['No disputes.'];
  const dayOf = await readDayOf(db);
  return rows.map(({ reference, opened_at: openedAt, answer_by: answerBy, ...row }) =>
    [
      reference,
      dayOf(openedAt),
      states[row.state] + (row.state === 'open' && answerBy !== null ? ` by ${dayOf(answerBy)}` : ''),
      formatMoney(money(row.amount_minor, row.currency), 'en'),
      `${row.payment} of ${row.email}`,
      row.reason,
    ].join('  '),
  );
}
