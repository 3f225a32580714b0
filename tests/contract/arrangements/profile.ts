import { calls } from '../../../src/contract/calls.ts';
import { strangeAddress } from '../password-letters.ts';
import type { Arranged, Arrangements, TheDesk } from './arranged.ts';
import { allOf, someone } from './arranged.ts';

/** Somebody who names their present password. */
async function known(desk: TheDesk, body: object = {}): Promise<Arranged> {
  const { scenario, visitor } = await someone(desk, 'noInvoice');
  return { visitor, body: { motDePasseActuel: scenario.account.password, ...body } };
}

/** Somebody who waits for another e-mail address to be confirmed. */
async function awaiting(desk: TheDesk): Promise<Arranged> {
  const { scenario, visitor } = await someone(desk, 'noInvoice');
  const { password: presentPassword } = scenario.account;
  await visitor.ask(calls['user/email'], { body: { email: strangeAddress(), presentPassword } });
  return { visitor };
}

/** What the publisher knows of a person, and by what they sign in. */
export function profileArrangements(desk: TheDesk): Arrangements {
  return {
    ...allOf(desk, 'noInvoice', 'user-update', 'user-update.incomplete'),
    ...allOf(desk, 'noInvoice', 'user-informations-update', 'user-informations-update.too-long'),
    ...allOf(desk, 'noInvoice', 'user-email.refused', 'user-email.incomplete', 'user-email-resend.none'),
    ...allOf(desk, 'noInvoice', 'user-password.refused'),
    'user-informations': () => awaiting(desk),
    'user-email': () => known(desk, { email: strangeAddress() }),
    'user-email-resend': () => awaiting(desk),
    'user-email-cancel': () => awaiting(desk),
    'user-password': () => known(desk),
    'user-password.guessable': () => known(desk),
  };
}
