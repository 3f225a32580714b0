import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { KEPT_SESSION_SECONDS } from '../core/lifetimes.ts';
import type { AccountId } from '../core/db/account-id.ts';
import type { Schema } from '../core/db/schema.ts';
import { hashOf, mintSecret } from '../core/secrets.ts';
import type { Services } from '../core/services.ts';
import type { Stamp } from './calendar.ts';
import { momentAt } from './calendar.ts';

/** A browser in which a demo person stays signed in: when it signed in, and when it was last seen. */
export interface DemoSignIn {
  readonly at: Stamp;
  readonly seen: Stamp;
  readonly browser: string;
  readonly system: string;
  readonly network: string;
}

/** Adds sessions of a person. Their secrets are not kept: no browser can use them. */
export async function seedSignIns(
  trx: Transaction<Schema>,
  services: Services,
  accountId: AccountId,
  signIns: readonly DemoSignIn[],
): Promise<void> {
  if (signIns.length === 0) return;
  await trx
    .insertInto('sessions')
    .values(
      signIns.map(({ at, seen, browser, system, network }) => {
        const created = momentAt(services, at);
        return {
          id_hash: hashOf(mintSecret()),
          account_id: accountId,
          created_at: created,
          seen_at: momentAt(services, seen),
          expires_at: new Date(Date.parse(created) + KEPT_SESSION_SECONDS * 1000).toISOString(),
          is_kept: true,
          browser,
          system,
          network,
          device_hash: createHash('sha256').update(mintSecret()).digest(),
        };
      }),
    )
    .execute();
}
