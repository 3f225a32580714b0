import { expect, it } from 'vitest';
import { from } from '../emails.fixtures.ts';
import { accountExists } from './account-exists.ts';
import { accountRequested } from './account-requested.ts';
import { emailChangeAsked } from './email-change-asked.ts';
import { emailVerification } from './email-verification.ts';
import { passwordForgotten } from './password-forgotten.ts';

const to = { name: 'Aïssatou Diallo', email: 'aissatou@example.fr' };
const link = 'https://www.example.org/password-link?token=q7sV0mJ1x2';

it.each(Object.entries({ accountExists, accountRequested, emailChangeAsked, emailVerification, passwordForgotten }))(
  'an email whose link holds for hours is not sent later: %s',
  (_, write) => {
    expect(write({ from, to, locale: 'fr', link, hours: 5 }).validHours).toBe(5);
  },
);
