import { calls } from '../../../contract/calls.ts';
import { strangeAddress } from '../password-emails.ts';
import type { Arranged, Arrangements, ControlOf } from './arranged.ts';
import { allOf, someone } from './arranged.ts';

/** A visitor who sends their present password. */
async function known(server: ControlOf, body: object = {}): Promise<Arranged> {
  const { scenario, visitor } = await someone(server, 'noInvoice');
  return { visitor, body: { motDePasseActuel: scenario.account.password, ...body } };
}

/** A visitor with an unconfirmed change of email address. */
async function awaiting(server: ControlOf): Promise<Arranged> {
  const { scenario, visitor } = await someone(server, 'noInvoice');
  const { password: presentPassword } = scenario.account;
  await visitor.ask(calls['user/email'], { body: { email: strangeAddress(), presentPassword } });
  return { visitor };
}

/** The profile, and the credentials for signing in. */
export function profileArrangements(server: ControlOf): Arrangements {
  return {
    ...allOf(server, 'noInvoice', 'user-update', 'user-update.incomplete'),
    ...allOf(server, 'noInvoice', 'user-informations-update', 'user-informations-update.too-long'),
    ...allOf(server, 'noInvoice', 'user-email.refused', 'user-email.incomplete', 'user-email-resend.none'),
    ...allOf(server, 'noInvoice', 'user-password.refused'),
    'user-informations': () => awaiting(server),
    'user-email': () => known(server, { email: strangeAddress() }),
    'user-email-resend': () => awaiting(server),
    'user-email-cancel': () => awaiting(server),
    'user-password': () => known(server),
    'user-password.guessable': () => known(server),
  };
}
