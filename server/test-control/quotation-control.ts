import type { Infer } from 'superstruct';
import { integer, literal, number, object, optional } from 'superstruct';
import { raiseVersion } from '../features/quotation/change.ts';
import { withdrawQuotation } from '../features/quotation/issue.ts';
import type { Services } from '../core/services.ts';

/** Changes to a quotation, by the office or by time, while a buyer looks at it. */
export const quotationChange = object({
  id: number(),
  /** Another price of the first line before tax, in the smallest units; the version rises. */
  net: optional(integer()),
  /** The version rises; nothing else changes. */
  raise: optional(literal(true)),
  /** Milliseconds from now, as if time had passed; the version stays. */
  expiresIn: optional(integer()),
  /** The publisher takes it back; the version rises. */
  withdraw: optional(literal(true)),
});

/** Applies the changes to a quotation, without mail. */
export async function changeQuotation(
  services: Services,
  { id, net, raise, expiresIn, withdraw }: Infer<typeof quotationChange>,
): Promise<void> {
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    if (net !== undefined) {
      await trx
        .updateTable('subscription_lines')
        .set({ net_minor: net })
        .where('subscription_id', '=', id)
        .where('position', '=', 1)
        .execute();
    }
    if (expiresIn !== undefined) {
      await trx
        .updateTable('quotations')
        .set({ expires_at: new Date(clock.now().getTime() + expiresIn).toISOString() })
        .where('subscription_id', '=', id)
        .execute();
    }
    if (net !== undefined || raise) await raiseVersion(trx, id);
  });
  if (!withdraw) return;
  const { account_id: accountId } = await db
    .selectFrom('subscriptions')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await withdrawQuotation(services, { id, accountId });
}
