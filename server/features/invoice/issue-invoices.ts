import type { Transaction } from 'kysely';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { readIssuer } from '../site/issuer.ts';
import { invoiceDays } from './days.ts';
import { takeNumber } from './number.ts';

/**
 * Makes invoices of those of these that are pro formas still: each gets the next number of the year, the day, and the issuer
 * of now, and stays as it is from then on. The transaction holds them, and takes no other lock afterwards.
 */
export async function issueInvoices(
  trx: Transaction<Schema>,
  services: Pick<Services, 'clock'>,
  ids: readonly number[],
): Promise<void> {
  const proFormas = await trx
    .selectFrom('invoices')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', 'proForma')
    .orderBy('id')
    .execute();
  if (proFormas.length === 0) return;
  const days = await invoiceDays(trx, services);
  const issuer = JSON.stringify(await readIssuer(trx));
  const year = Number(days.issuedOn.slice(0, 4));
  for (const { id } of proFormas) {
    await trx
      .updateTable('invoices')
      .set({
        kind: 'invoice',
        reference: await takeNumber(trx, 'FA', year),
        issued_on: days.issuedOn,
        due_on: days.dueOn,
        issuer,
      })
      .where('id', '=', id)
      .execute();
  }
}
