/**
 * How the sandbox tells us of a payment: at once; before the buyer is sent back; late; every event twice; the last event
 * first; never; or not itself, while somebody else claims a success.
 */
export const confirmationModes = ['atOnce', 'beforeReturn', 'late', 'twice', 'outOfOrder', 'never', 'forged'] as const;

export type ConfirmationMode = (typeof confirmationModes)[number];

/** Whether a text names a mode. */
export function isConfirmationMode(value: unknown): value is ConfirmationMode {
  return confirmationModes.some((mode) => mode === value);
}

/** How late a late confirmation is, in milliseconds: later than the return, sooner than the reconciler. */
const LATE = 8000;

/** Between the two events of a payment that is told out of order, in milliseconds. */
const APART = 1000;

/** What the sandbox tells of a session: the bank is at work; it has ended. */
export type SandboxEventType = 'session.processing' | 'session.ended';

/** One thing that the sandbox will tell. */
export interface PlannedEvent {
  readonly type: SandboxEventType;
  readonly isForged: boolean;
  /** Milliseconds from now. */
  readonly wait: number;
  /** How often it is delivered. */
  readonly deliveries: number;
}

/** What the sandbox will tell, and when, in a mode. */
export function planEvents(mode: ConfirmationMode): readonly PlannedEvent[] {
  const processing = { type: 'session.processing', isForged: false, wait: 0, deliveries: 1 } as const;
  const ended = { type: 'session.ended', isForged: false, wait: 0, deliveries: 1 } as const;
  switch (mode) {
    case 'atOnce':
    case 'beforeReturn':
      return [processing, ended];
    case 'late':
      return [processing, { ...ended, wait: LATE }];
    case 'twice':
      return [
        { ...processing, deliveries: 2 },
        { ...ended, deliveries: 2 },
      ];
    case 'outOfOrder':
      return [ended, { ...processing, wait: APART }];
    case 'never':
      return [];
    case 'forged':
      return [{ ...ended, isForged: true }];
  }
}
