import type { Bug } from './bug.ts';

/** Bugs of licences: whose they are, what their readers cost, and what becomes of requests about them. */
export const licenceBugs: readonly Bug[] = [
  {
    name: 'a-reader-has-several-pending-requests',
    kind: 'missing validation',
    file: 'server/licence/ask-readers.ts',
    find: `  if (pending) throw new CallFailure(422, texts.readerPending);\n`,
    replace: ``,
  },
  {
    name: 'readers-cost-what-the-page-says',
    kind: 'missing validation',
    file: 'server/licence/ask-readers.ts',
    find: `  if (!isSame(chargeOf(seats, added), charge)) throw new ChargeChanged(seats);\n`,
    replace: ``,
  },
  {
    name: 'who-was-not-let-in-stays-listed',
    kind: 'missing action',
    file: 'server/modification/settle-readers.ts',
    find: `markedReaderAfter(type, state) === 'removed'`,
    replace: `markedReaderAfter(type, state) === 'removed' && state !== 'rejected'`,
  },
  {
    name: 'who-reads-by-a-licence-sees-all-its-readers',
    kind: 'missing authorisation',
    file: 'server/licence/licence.ts',
    find: `if (!found.isOwner || found.readers === 1)`,
    replace: `if (found.readers === 1)`,
  },
  {
    name: 'what-a-rule-lets-through-awaits-the-desk',
    kind: 'inverted guard',
    file: 'server/licence/ask-readers.ts',
    find: `if (services.settings.letThrough.has(asked.type)) await`,
    replace: `if (!services.settings.letThrough.has(asked.type)) await`,
  },
];
