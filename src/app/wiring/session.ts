import { createActor } from 'xstate';
import type { SessionInput } from '../../../machines/session/session.machine.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { Ask } from '../../api/client.ts';
import { siteApi } from '../../api/site.ts';
import { visitorApi } from '../../api/visitor.ts';
import { saveLocale, saveWarning } from '../cookies.ts';
import { filled } from './filled.ts';

/** The running session chart, not started yet. */
export function openSession(ask: Ask, goTo: (place: string) => void, input: SessionInput) {
  const ports = { ...siteApi(ask), ...visitorApi(ask) };
  const machine = sessionMachine.provide({
    actors: {
      readSite: filled(ports, 'readSite'),
      readVisitor: filled(ports, 'readVisitor'),
      refreshVisitor: filled(ports, 'refreshVisitor'),
      signIn: filled(ports, 'signIn'),
      signOut: filled(ports, 'signOut'),
      resendVerification: filled(ports, 'resendVerification'),
    },
    actions: {
      goTo: (_, { place }) => goTo(place),
      saveLocale: (_, { locale }) => saveLocale(locale),
      saveWarning: (_, { warning }) => saveWarning(warning),
    },
  });
  return createActor(machine, { input });
}

export type SessionActor = ReturnType<typeof openSession>;
