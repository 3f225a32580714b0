import type { Transaction } from 'kysely';
import type { Schema } from '../core/db/schema.ts';
import type { Services } from '../core/services.ts';
import type { DemoPerson } from './demo-person.ts';
import { inventedLicence } from './licence-people.ts';
import { seedLicence } from './licences.ts';

/** The licences that people administer, with their readers, networks and requests: once. */
export async function seedLicences(
  trx: Transaction<Schema>,
  services: Services,
  people: readonly DemoPerson[],
): Promise<void> {
  for (const { account, payer, licence } of people) {
    if (!licence) continue;
    const owner = await trx
      .selectFrom('accounts as a')
      .select('a.id')
      .where('a.email', '=', account.email)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('subscriptions as s').select('s.id').whereRef('s.account_id', '=', 'a.id'))),
      )
      .executeTakeFirst();
    if (!owner) continue;
    const invented = inventedLicence(licence.domain, licence);
    const whose = { accountId: owner.id, payer: payer.name, locale: account.locale };
    await seedLicence(trx, services, whose, { ...invented, isEveryStateThere: true });
  }
}
