import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Day } from '../../../machines/domain/invoice.ts';

/** Of a statement about subscriptions `s`: the first later one of the same owner, read or to be read, that holds everything that `s` does; else null. */
export function followerOf(today: RawBuilder<Day>): RawBuilder<number | null> {
  return sql<number | null>`(
    select f.id from subscriptions f
    where f.account_id = s.account_id and f.id > s.id
      and f.status in ('current', 'notBegun', 'aboutToEnd', 'suspended') and coalesce(f.ends_on >= ${today}, true)
      and not exists (
        select publication_id from subscription_lines where subscription_id = s.id
        except select publication_id from subscription_lines where subscription_id = f.id)
    order by f.id limit 1)`;
}
