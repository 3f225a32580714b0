import type { AccountId } from './account-id.ts';
import type { Generated } from 'kysely';
import type { Moment } from '../../../machines/domain/invoice.ts';

/** An account that is to be deleted, unless its owner signs in before. */
export interface DeletionRequestsTable {
  account_id: AccountId;
  requested_at: Moment;
  erases_at: Moment;
  postponed_at: Generated<Moment | null>;
}
