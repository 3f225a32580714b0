import type { Bug } from './bug.ts';

/** Bugs of what somebody does with their account: password and address changed, devices signed out, all of it told or deleted. */
export const accountBugs: readonly Bug[] = [
  {
    name: 'whoever-else-is-signed-in-stays-so-after-a-password-change',
    kind: 'storage not cleared',
    file: 'server/profile/change-password.ts',
    find: `      .deleteFrom('sessions')
      .where('account_id', '=', account.id)
      .where('id_hash', '<>', here.session)`,
    replace: `      .deleteFrom('sessions')
      .where('account_id', '=', account.id)
      .where('id_hash', '=', here.device)`,
  },
  {
    name: 'a-letter-to-the-old-address-still-replaces-the-password',
    kind: 'storage not cleared',
    file: 'server/profile/confirm-email.ts',
    find: `['password_links', 'email_verifications'] as const`,
    replace: `['email_verifications'] as const`,
  },
  {
    name: 'an-address-is-taken-from-who-has-it',
    kind: 'missing validation',
    file: 'server/people/addresses.ts',
    find: `  if (holder) return false;
`,
    replace: '',
  },
  {
    name: 'a-reused-address-claims-what-its-former-holder-left',
    kind: 'wrong identity',
    file: 'server/people/addresses.ts',
    find: `  await closeContact(trx, services, former);
`,
    replace: '',
  },
  {
    name: 'a-hostile-change-of-address-leaves-its-session-open',
    kind: 'missing authorisation',
    file: 'server/profile/undo-email-change.ts',
    find: `['sessions', 'known_devices', 'password_links', 'email_verifications']`,
    replace: `['known_devices', 'password_links', 'email_verifications']`,
  },
  {
    name: 'devices-of-others-are-signed-out',
    kind: 'missing authorisation',
    file: 'server/session/devices.ts',
    find: `delete from sessions s where s.account_id = \${id} and s.id_hash <>`,
    replace: `delete from sessions s where s.id_hash <>`,
  },
  {
    name: 'signing-in-does-not-take-back-a-deletion',
    kind: 'missing action',
    file: 'server/session/sessions.ts',
    find: `  await takeBackDeletion(services, account);
`,
    replace: '',
  },
  {
    name: 'who-owes-money-is-deleted',
    kind: 'missing validation',
    file: 'server/personal-data/request-deletion.ts',
    find: `    if ((await standingOf(trx, account.id)).obstacles.length > 0) return false;
`,
    replace: '',
  },
];
