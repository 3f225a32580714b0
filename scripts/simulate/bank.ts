/** The banks' and the provider's part in a journey, after a charge: staff refunds in its dashboard, and disputes. */
import { closeDispute, openDispute, refundByHand } from '../../server/core/payments/sandbox/dashboard.ts';
import type { Buyer } from './buyer.ts';
import { untilDone } from './buyer.ts';
import type { ActOf } from './plan.ts';

/** The buyer's last charge that is booked as a payment, waited for; `null` if the last card order has none. */
async function lastCharge({ placed, simulation: { sure } }: Buyer) {
  const reference = placed.findLast(({ kind }) => kind === 'hosted')?.reference ?? '';
  const charged = await untilDone(() =>
    sure.db
      .selectFrom('sandbox_sessions')
      .select(['id', 'amount_minor as minor', 'charge'])
      .where('reference', '=', reference)
      .where('state', '=', 'paid')
      .executeTakeFirst(),
  );
  if (!charged) return null;
  const booked = await untilDone(() =>
    sure.db.selectFrom('payments').select('id').where('charge', '=', charged.charge).executeTakeFirst(),
  );
  return booked ? charged : null;
}

const shareOf = (minor: number, share: number) => Math.max(1, Math.floor((minor * share) / 100));

/** Staff refund a part of the last charge in the dashboard. */
export async function refundByDashboard(buyer: Buyer, act: ActOf<'refundByHand'>): Promise<string> {
  const charge = await lastCharge(buyer);
  if (!charge) return 'no charge is booked';
  const { deliveries, share } = act;
  const minor = shareOf(charge.minor, share);
  return untilDone(() => refundByHand(buyer.simulation.sure, charge.id, { minor, deliveries }));
}

/** The buyer disputes a part of the last charge, and the bank decides. */
export async function dispute(buyer: Buyer, { share, end, deliveries }: ActOf<'dispute'>): Promise<string> {
  const charge = await lastCharge(buyer);
  if (!charge) return 'no charge is booked';
  const { sure } = buyer.simulation;
  const minor = shareOf(charge.minor, share);
  const id = await untilDone(() => openDispute(sure, charge.id, { minor, deliveries }));
  await untilDone(() => closeDispute(sure, id, { state: end, deliveries }));
  return `${id} of ${minor}: ${end}`;
}
