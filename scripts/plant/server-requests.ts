import type { Bug } from './bug.ts';

/** Bugs in what open browsers, readers of letters and the office are told of requests. */
export const requestBugs: readonly Bug[] = [
  {
    name: 'everybody-hears-of-anybodys-request',
    kind: 'missing authorisation',
    file: 'server/answering/serve-modification-events.ts',
    find: `if (said === null || said === String(accountId))`,
    replace: `if (said === null || said !== String(accountId))`,
  },
  {
    name: 'a-strange-site-hears-of-requests',
    kind: 'missing authorisation',
    file: 'server/answering/serve-modification-events.ts',
    find: `      onRequest: requireOwnSite(services.settings),\n`,
    replace: ``,
  },
  {
    name: 'a-lost-connection-is-not-told',
    kind: 'error swallowed',
    file: 'server/db/listener.ts',
    find: `() => tell(null),`,
    replace: `() => undefined,`,
  },
  {
    name: 'a-letter-names-what-was-accepted-as-rejected',
    kind: 'inverted guard',
    file: 'server/mail/letters/modification-decided.ts',
    find: `state === 'rejected');`,
    replace: `state !== 'rejected');`,
  },
  {
    name: 'a-letter-leaves-lines-out-and-does-not-say-so',
    kind: 'off by one',
    file: 'server/mail/letters/modification-facts.ts',
    find: `    more > 0\n`,
    replace: `    more > MOST_LINES\n`,
  },
  {
    name: 'the-office-fills-a-database-of-somebody-else',
    kind: 'missing validation',
    file: 'server/db/migrate.ts',
    find: `if ((tables[0]?.found ?? null) === null)`,
    replace: `if (tables.length === 0)`,
  },
];
