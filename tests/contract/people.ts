import { calls } from '../../contract/calls.ts';
import type { Control, Scenario } from './control.ts';
import type { Visitor } from './visitor.ts';

/** The visitor, signed in as the person of a scenario. */
export async function signedIn(server: Control, { account: { email, password } }: Scenario): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.ask(calls['login/login'], { body: { email, password } });
  return visitor;
}

/** The visitor, come by the link to the newest invoice of a scenario. */
export async function byLink(server: Control, { token }: Scenario): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.ask(calls.user, { query: { invoiceToken: token } });
  return visitor;
}

/** The wire's order of a scenario's first invoice. */
export function orderOf({ invoices }: Scenario, moyen: 'carte' | 'virement' = 'carte') {
  const [invoice] = invoices;
  if (!invoice) throw new Error('This scenario has no invoice');
  return { factureIIds: [invoice.id], moyen, version: invoice.version };
}

/** The first invoice of a scenario. */
export function firstInvoice({ invoices: [invoice] }: Scenario) {
  if (!invoice) throw new Error('This scenario has no invoice');
  return invoice;
}

/** A sign-in of a scenario’s account, on the wire. */
export function credentials({ account: { email, password } }: Scenario) {
  return { email, motDePasse: password };
}
