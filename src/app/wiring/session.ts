import { createActor } from 'xstate';
import type { SessionInput } from '../../../machines/session/session.context.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { Ask } from '../../api/client.ts';
import { siteApi } from '../../api/site.ts';
import { visitorApi } from '../../api/visitor.ts';
import { saveLocale, saveWarning } from '../cookies.ts';
import { fill } from './fill.ts';

/** The running session chart, not started yet. */
export function openSession(ask: Ask, goTo: (place: string) => void, input: SessionInput) {
  const machine = fill(sessionMachine, { ...siteApi(ask), ...visitorApi(ask) }).provide({
    actions: {
      goTo: (_, { place }) => goTo(place),
      saveLocale: (_, { locale }) => saveLocale(locale),
      saveWarning: (_, { warning }) => saveWarning(warning),
    },
  });
  return createActor(machine, { input });
}

export type SessionActor = ReturnType<typeof openSession>;
