/** Fills every port and effect of the charts: the one place where machines meet calls, cookies and the address bar. */
import type { PromiseActorLogic } from 'xstate';
import { createActor, fromPromise } from 'xstate';
import { defineFunnel } from '../../machines/funnel/index.ts';
import { invoiceDraftRules } from '../../machines/invoice/invoice.draft.ts';
import { invoiceMachine } from '../../machines/invoice/invoice.machine.ts';
import type { Answer, FilledPorts, Question } from '../../machines/ports.ts';
import type { SessionInput } from '../../machines/session/session.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { Ask } from '../api/client.ts';
import { invoicesApi } from '../api/invoices.ts';
import { siteApi } from '../api/site.ts';
import { visitorApi } from '../api/visitor.ts';
import { saveLocale, saveWarning } from './cookies.ts';

/** All ports, answered by the calls. */
export function portsOf(ask: Ask): FilledPorts {
  return { ...siteApi(ask), ...visitorApi(ask), ...invoicesApi(ask) };
}

/** A port as the actor logic that a chart invokes. */
function filled<Name extends keyof FilledPorts>(
  ports: FilledPorts,
  name: Name,
): PromiseActorLogic<Answer<Name>, Question<Name>> {
  return fromPromise(({ input, signal }) => ports[name](input, signal));
}

/** The running session chart, not started yet. */
export function openSession(ports: FilledPorts, goTo: (place: string) => void, input: SessionInput) {
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

/** The invoice funnel with its ports filled. */
export function invoiceFunnelOf(ports: FilledPorts) {
  const machine = invoiceMachine.provide({
    actors: {
      readInvoices: filled(ports, 'readInvoices'),
      checkOut: filled(ports, 'checkOut'),
      findCheckout: filled(ports, 'findCheckout'),
      readOutcome: filled(ports, 'readOutcome'),
      askForHelp: filled(ports, 'askForHelp'),
    },
    actions: {
      openHostedPage: (_, { url }) => {
        if (url !== null) window.location.assign(hostedAddress(url));
      },
    },
  });
  return defineFunnel({
    name: 'invoice',
    machine,
    draft: invoiceDraftRules,
    open: (input) => createActor(machine, { input }),
  });
}

/** The hosted page's address. Throws for anything but http: an answer cannot make the page run a script. */
function hostedAddress(url: string): string {
  const { protocol, href } = new URL(url, window.location.origin);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`A payment page cannot be at ${protocol}`);
  return href;
}
