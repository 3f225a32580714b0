import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment } from '../../../machines/domain/invoice.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { Currency } from '../../../machines/domain/money.ts';
import type { DeclineReason } from '../../../machines/domain/payment.ts';

/**
 * When the sandbox reports a payment: at once; before the buyer is redirected back; late; every event twice; the last
 * event first; never; or never, while a forged event claims success.
 */
export const confirmationModes = ['atOnce', 'beforeReturn', 'late', 'twice', 'outOfOrder', 'never', 'forged'] as const;

export type ConfirmationMode = (typeof confirmationModes)[number];

/** The sandbox's events of a session: the bank is at work; the session has ended. */
export type SandboxEventType = 'session.processing' | 'session.ended';

export type SandboxState = 'open' | 'authenticating' | 'paid' | 'failed' | 'cancelled' | 'expired';

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
  refunded_at: Moment | null;
  created_at: Moment;
  expires_at: Moment;
  completed_at: Moment | null;
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
