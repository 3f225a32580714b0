import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { SessionContext } from '../../../machines/session/session.context.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';
import type { sessionSteps } from '../../../machines/session/session.steps.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of the session gets. */
export type SessionScreenProps<Name extends keyof typeof sessionSteps> = ScreenProps<
  SessionContext & NeedsOf<(typeof sessionSteps)[Name]>,
  SessionEvent
>;
