import type { Bug } from './bug.ts';

/** Bugs in the rest of the reference back end. */
export const serverBugs: readonly Bug[] = [
  {
    name: 'a-document-asks-for-whoever-was-there-before-the-link-of-a-letter',
    kind: 'wrong identity',
    file: 'server/http/first-questions.ts',
    find: `takesToken || (mayBeSignedIn && !isByLink);`,
    replace: `takesToken || mayBeSignedIn;`,
  },
  {
    name: 'the-first-section-asks-only-once-its-code-is-there',
    kind: 'missing action',
    file: 'server/http/first-questions.ts',
    find: `: [asks]), ...sections]`,
    replace: `: [asks]), ...sections.slice(1)]`,
  },
  {
    name: 'a-list-is-asked-for-as-if-nothing-were-filtered',
    kind: 'lost query key',
    file: 'server/http/first-questions.ts',
    find: `    if (filters.some((key) => given.has(key))) return null;
`,
    replace: '',
  },
  {
    name: 'signing-in-leaves-the-invoice-link-open',
    kind: 'missing action',
    file: 'server/session/sessions.ts',
    find: `  await closeToken(services, context);
  const device`,
    replace: `  const device`,
  },
  {
    name: 'good-sign-ins-count-as-failures',
    kind: 'missing action',
    file: 'server/session/sign-in-limits.ts',
    find: `  if (result !== null) for (const attempt of counted) await takeBackAttempt(services, attempt);
`,
    replace: '',
  },
  {
    name: 'a-revoked-link-still-opens',
    kind: 'missing authorisation',
    file: 'server/session/token-exchange.ts',
    find: `    .where('k.revoked_at', 'is', null)
`,
    replace: '',
  },
  {
    name: 'a-session-never-ends',
    kind: 'missing validation',
    file: 'server/session/identify.ts',
    find: 'where s.id_hash = ${session} and (s.is_kept or s.seen_at > ${ago(IDLE_SECONDS)}) and s.expires_at > ${now}',
    replace: 'where s.id_hash = ${session} and (s.is_kept or s.seen_at > ${ago(IDLE_SECONDS)})',
  },
  {
    name: 'a-withdrawn-quotation-can-still-be-accepted',
    kind: 'missing action',
    file: 'server/quotation/issue.ts',
    find: `    await trx.updateTable('subscriptions').set({ status: 'invalidQuote' }).where('id', '=', id).execute();
    await raiseVersion(trx, id);`,
    replace: `    await trx.updateTable('subscriptions').set({ status: 'invalidQuote' }).where('id', '=', id).execute();`,
  },
  {
    name: 'an-older-change-counts-as-made',
    kind: 'wrong guard',
    file: 'server/quotation/change.ts',
    find: `found.version === asked.version + 1 && (await`,
    replace: `(await`,
  },
  {
    name: 'two-buyers-decide-at-once',
    kind: 'missing lock',
    file: 'server/quotation/change.ts',
    find: `  await own.select('id').forUpdate().execute();`,
    replace: `  await own.select('id').execute();`,
  },
  {
    name: 'an-older-version-is-ordered',
    kind: 'wrong guard',
    file: 'server/quotation/order.ts',
    find: `quotation.state !== 'accepted' || quotation.version !== asked.version`,
    replace: `quotation.state !== 'accepted'`,
  },
  {
    name: 'a-letter-is-given-up-one-attempt-too-late',
    kind: 'off by one',
    file: 'server/mail/mailer.ts',
    find: `.where('attempts', '<', MOST_ATTEMPTS)`,
    replace: `.where('attempts', '<=', MOST_ATTEMPTS)`,
  },
  {
    name: 'a-letter-leaves-though-nothing-was-committed',
    kind: 'wrong identity',
    file: 'server/mail/mailer.ts',
    find: `    enqueue: async (transaction, mail, whose) => {
      const now = clock.now();
      await transaction`,
    replace: `    enqueue: async (_, mail, whose) => {
      const now = clock.now();
      await db`,
  },
  {
    name: 'a-letter-lets-markup-through',
    kind: 'unescaped',
    file: 'server/html.ts',
    find: `part.replace(/[&<>"']/g,`,
    replace: `part.replace(/[&"']/g,`,
  },
  {
    name: 'a-cursor-of-another-order-is-taken',
    kind: 'missing validation',
    file: 'server/reading/cursor.ts',
    find: `if (!is(told, kept) || told.s !== sort) return null;`,
    replace: `if (!is(told, kept)) return null;`,
  },
  {
    name: 'a-full-last-page-promises-another',
    kind: 'off by one',
    file: 'server/reading/store.ts',
    find: `if (last && found.length > PAGE_SIZE) return`,
    replace: `if (last && found.length >= PAGE_SIZE) return`,
  },
  {
    name: 'who-subscribes-is-refused',
    kind: 'inverted guard',
    file: 'server/newsletter/change.ts',
    find: `isReserved && publicationId !== null && !(await isSubscriber(db, accountId, publicationId))`,
    replace: `isReserved && publicationId !== null && (await isSubscriber(db, accountId, publicationId))`,
  },
  {
    name: 'adverts-of-another-account-are-switched',
    kind: 'missing authorisation',
    file: 'server/newsletter/change.ts',
    find: `  if (accountId !== callerId) throw new CallFailure(404, texts.unknownAccount);
`,
    replace: '',
  },
  {
    name: 'a-subscription-about-to-end-counts-as-ended',
    kind: 'dropped field',
    file: 'server/newsletter/store.ts',
    find: `['current', 'aboutToEnd']`,
    replace: `['current']`,
  },
  {
    name: 'a-decoded-slash-leads-out-of-the-calls',
    kind: 'missing validation',
    file: 'server/http/forward.ts',
    find: String.raw`/^\/(?:fr\/|en\/)?ajax\/(?!.*%(?:2f|5c))/i`,
    replace: String.raw`/^\/(?:fr\/|en\/)?ajax\//i`,
  },
  {
    name: 'a-broken-connection-ends-the-process',
    kind: 'error swallowed',
    file: 'server/db/database.ts',
    find: `  pool.on('connect', (client) => client.on('error', tell));
`,
    replace: '',
  },
  {
    name: 'another-windows-draft-is-overwritten',
    kind: 'wrong guard',
    file: 'server/quote-request/draft.ts',
    find: `  const isCurrent = sql<boolean>\`version = \${change.version}\`;`,
    replace: `  const isCurrent = sql<boolean>\`version >= \${change.version}\`;`,
  },
  {
    name: 'a-sent-request-leaves-its-draft',
    kind: 'storage not cleared',
    file: 'server/quote-request/send-request.ts',
    find: `  await dropDraft(trx, context);
  return { reference };`,
    replace: `  return { reference };`,
  },
  {
    name: 'answers-are-kept-by-caches',
    kind: 'secret leaked',
    file: 'server/answering/answer-calls.ts',
    find: `reply.header('cache-control', 'no-store');`,
    replace: `reply.header('cache-control', 'no-cache');`,
  },
  {
    name: 'another-site-uses-up-a-visitors-link',
    kind: 'missing authorisation',
    file: 'server/answering/answer-calls.ts',
    find: `onRequest: sharers.some(({ row }) => row.changesOnGet) ? requireOwnSite(services.settings) : [],`,
    replace: `onRequest: sharers.every(({ row }) => row.idempotent) ? requireOwnSite(services.settings) : [],`,
  },
  {
    name: 'an-address-of-another-account-is-rewritten',
    kind: 'missing authorisation',
    file: 'server/address/store.ts',
    find: `    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  if (!kept)`,
    replace: `    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!kept)`,
  },
  {
    name: 'two-addresses-are-kept-twice',
    kind: 'missing lock',
    file: 'server/address/store.ts',
    find: `.forNoKeyUpdate().execute();`,
    replace: `.execute();`,
  },
];
