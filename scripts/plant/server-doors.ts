import type { Bug } from './bug.ts';

/** Bugs of what ends in a letter: accounts and passwords that are asked for, newsletters. */
export const doorBugs: readonly Bug[] = [
  {
    name: 'another-link-still-replaces-the-password',
    kind: 'storage not cleared',
    file: 'server/session/new-password.ts',
    find: `['password_links', 'sessions', 'known_devices', 'email_verifications'] as const`,
    replace: `['sessions', 'known_devices', 'email_verifications'] as const`,
  },
  {
    name: 'whoever-had-the-password-stays-signed-in',
    kind: 'storage not cleared',
    file: 'server/session/new-password.ts',
    find: `['password_links', 'sessions', 'known_devices', 'email_verifications'] as const`,
    replace: `['password_links', 'known_devices', 'email_verifications'] as const`,
  },
  {
    name: 'how-soon-an-answer-comes-tells-of-an-address',
    kind: 'secret leaked',
    file: 'server/calls/no-sooner.ts',
    find: `const SOONEST = 150;`,
    replace: `const SOONEST = 0;`,
  },
  {
    name: 'looking-at-a-letters-link-confirms',
    kind: 'missing authorisation',
    file: 'server/newsletter/pages.ts',
    find: `  app.get(confirmPath, async (request, reply) => {
    const key = keyOf(request, services);
    const link = await linkOf(services.db, services, key.token);`,
    replace: `  app.get(confirmPath, async (request, reply) => {
    const key = keyOf(request, services);
    const link = await confirmNewsletters(services, key.token);`,
  },
  {
    name: 'one-letter-ends-what-another-began',
    kind: 'missing validation',
    file: 'server/newsletter/receiving.ts',
    find: `    .deleteFrom('newsletter_contact_choices')
    .where('contact_id', '=', contactId)
    .where('newsletter_id', 'in', ids)`,
    replace: `    .deleteFrom('newsletter_contact_choices')
    .where('contact_id', '=', contactId)`,
  },
  {
    name: 'a-mail-program-shows-no-way-to-unsubscribe',
    kind: 'dropped field',
    file: 'server/mail/compose.ts',
    find: `        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
`,
    replace: '',
  },
  {
    name: 'an-address-that-ended-its-newsletters-is-never-forgotten',
    kind: 'storage not cleared',
    file: 'server/newsletter/links.ts',
    find: `const over = links.filter(({ ids }) => !ids.some((id) => received.has(id))).map(({ id }) => id);`,
    replace: `const over = links.filter(({ ids }) => ids.every((id) => received.has(id))).map(({ id }) => id);`,
  },
];
