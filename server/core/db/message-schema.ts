import type { AccountId } from './account-id.ts';
import type { Moment } from '../../../machines/domain/invoice.ts';
import type { RequestKind } from '../../../machines/domain/contact.ts';
import type { Locale } from '../../../machines/domain/locale.ts';

/** What somebody wrote to the desk. */
export interface DeskMessagesTable {
  reference: string;
  account_id: AccountId;
  locale: Locale;
  kind: RequestKind;
  about: string;
  remark: string;
  created_at: Moment;
}
