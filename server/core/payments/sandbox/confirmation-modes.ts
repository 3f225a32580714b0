import type { ConfirmationMode, SandboxEventType } from '../../db/sandbox-schema.ts';
import { confirmationModes } from '../../db/sandbox-schema.ts';

/** Whether a text names a mode. */
export function isConfirmationMode(value: unknown): value is ConfirmationMode {
  return confirmationModes.some((mode) => mode === value);
}

/** How late a late confirmation is, in milliseconds: later than the return, sooner than the reconciler. */
const LATE = 8000;

/** Between the two events of a payment that is told out of order, in milliseconds. */
const APART = 1000;

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
