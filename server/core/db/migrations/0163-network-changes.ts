import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Each server keeps the networks in its memory (`features/session/recognised-networks.ts`). */
const triggers = `
create function notify_networks() returns trigger language plpgsql as $$
begin
  perform pg_notify('recognised_networks', '');
  return null;
end $$;
create trigger account_ip_ranges_notify after insert or update or delete or truncate on account_ip_ranges
  for each statement execute function notify_networks();
create trigger subscription_ip_ranges_notify after insert or update or delete or truncate on subscription_ip_ranges
  for each statement execute function notify_networks();
`;

/** Notifies all servers when the networks change that accounts are recognised by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(triggers).execute(db);
}
