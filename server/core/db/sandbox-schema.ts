import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment } from '../../../domain/moment.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Currency } from '../../../domain/money.ts';
import type { DeclineReason } from '../../../domain/payment.ts';
import type { DisputeState } from './refund-schema.ts';

/**
 * When the sandbox reports a payment: at once; before the buyer is redirected back; late; every event twice; the last
 * event first; never; or never, while a forged event claims success.
 */
export const confirmationModes = ['atOnce', 'beforeReturn', 'late', 'twice', 'outOfOrder', 'never', 'forged'] as const;

export type ConfirmationMode = (typeof confirmationModes)[number];

/** Events of a session: the bank is at work; it has ended; a refund or a dispute of its charge changed. */
export type SandboxEventType = 'session.processing' | 'session.ended' | 'refund.updated' | 'dispute.updated';

/** `processing`: the buyer has done everything, and the banks answer in days. */
export type SandboxState = 'open' | 'authenticating' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'expired';

/** A payment page and its state. */
export interface SandboxSessionsTable {
  id: string;
  reference: string;
  form_token: string;
  locale: Locale;
  currency: Currency;
  amount_minor: number;
  description: string;
  success_path: string;
  failure_path: string;
  state: SandboxState;
  decline_reason: DeclineReason | null;
  confirmation: ConfirmationMode;
  charge: string | null;
  created_at: Moment;
  expires_at: Moment;
  completed_at: Moment | null;
}

/** Money that the sandbox gave back. */
export interface SandboxRefundsTable {
  id: string;
  session_id: string;
  /** The number under which it was asked for; `null` for one made by hand. */
  key: string | null;
  amount_minor: number;
  state: 'done' | 'failed';
  reason: string | null;
  created_at: Moment;
}

/** A charge of the sandbox that its buyer disputes. */
export interface SandboxDisputesTable {
  id: string;
  session_id: string;
  amount_minor: number;
  reason: string;
  state: DisputeState;
  created_at: Moment;
  answer_by: Moment;
  closed_at: Moment | null;
}

/** Events of a session that the sandbox will send or has sent. */
export interface SandboxEventsTable {
  id: string;
  sequence: GeneratedAlways<number>;
  session_id: string;
  type: SandboxEventType;
  is_forged: boolean;
  created_at: Moment;
  due_at: Moment | null;
  deliveries: number;
  failures: Generated<number>;
  answer: number | null;
}
