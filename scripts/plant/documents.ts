import type { Bug } from './bug.ts';

/** Bugs in what the server answers a page with, and in how the application begins there: `server/http`, `src/app`. */
export const documentBugs: readonly Bug[] = [
  {
    name: 'a-page-names-another-language-as-its-own-address',
    kind: 'wrong default',
    file: 'server/http/shell.ts',
    find: `href="\${at(locale)}" />\`,
    ...(prefixRouting`,
    replace: `href="\${at(defaultLocale)}" />\`,
    ...(prefixRouting`,
  },
  {
    name: 'what-is-somebodys-own-is-listed',
    kind: 'inverted guard',
    file: 'server/http/shell.ts',
    find: `...(isListed ? [] : [hidden]),`,
    replace: ``,
  },
  {
    name: 'a-page-keeps-the-title-of-the-build',
    kind: 'dropped field',
    file: 'server/http/shell.ts',
    find: `    .replace(/<title>[^<]*<\\/title>\\s*/, '')\n`,
    replace: ``,
  },
  {
    name: 'a-beginning-stays-when-what-it-tells-has-changed',
    kind: 'stale value',
    file: 'server/http/beginnings.ts',
    find: `if (known?.told === hashed && performance.now() < known.until) return known.beginning;`,
    replace: `if (known) return known.beginning;`,
  },
  {
    name: 'one-language-begins-with-the-words-of-the-other',
    kind: 'wrong identity',
    file: 'server/http/beginnings.ts',
    find: 'const key = `${page} ${locale} ${isOnTheWay}`;',
    replace: 'const key = `${page} ${isOnTheWay}`;',
  },
  {
    name: 'the-sign-in-is-named-for-who-has-signed-in-alone',
    kind: 'inverted guard',
    file: 'server/http/built-files.ts',
    find: `(asksToSignIn && !mayBeSignedIn)`,
    replace: `(asksToSignIn && mayBeSignedIn)`,
  },
  {
    name: 'a-changed-document-counts-as-known',
    kind: 'wrong status',
    file: 'server/http/pages.ts',
    find: `request.headers['if-none-match'] === etag`,
    replace: `request.headers['if-none-match'] !== undefined`,
  },
  {
    name: 'a-shared-cache-gives-one-person-the-document-of-another',
    kind: 'dropped field',
    file: 'server/http/pages.ts',
    find: `vary: 'Accept-Language, Cookie', etag`,
    replace: `vary: 'Accept-Language', etag`,
  },
  {
    name: 'a-document-takes-whoever-brings-a-cookie-for-a-newcomer',
    kind: 'wrong identity',
    file: 'server/http/pages.ts',
    find: `isNew: names.every((name) => ownCookies.includes(name)),`,
    replace: `isNew: names.every((name) => ownCookies.includes(name) || name !== sessionCookie),`,
  },
  {
    name: 'a-document-says-whose-network-somebody-comes-from',
    kind: 'secret leaked',
    file: 'server/http/first-questions.ts',
    find: `return told !== null && nobodyKnown.is(JSON.parse(told)) ? told : null;`,
    replace: `return told !== null && (nobodyKnown.is(JSON.parse(told)) || told !== '') ? told : null;`,
  },
  {
    name: 'who-comes-by-a-link-is-told-that-they-are-nobody',
    kind: 'inverted guard',
    file: 'server/http/first-questions.ts',
    find: `isNew && !isByLink;`,
    replace: `isNew;`,
  },
  {
    name: 'an-invoice-is-asked-for-before-anybody-knows-whose-it-is',
    kind: 'missing await',
    file: 'src/app/arrive.ts',
    find: `first?.then(sendOnceTaken(send)) ?? send();`,
    replace: `(first && Promise.resolve(new Response()).then(sendOnceTaken(send))) ?? send();`,
  },
  {
    name: 'an-amount-is-taken-for-one-in-another-currency',
    kind: 'dropped field',
    file: 'src/i18n/format.ts',
    find: 'written(`${tag} ${minor} ${currency}`,',
    replace: 'written(`${tag} ${minor}`,',
  },
  {
    name: 'a-day-is-taken-for-one-in-another-language',
    kind: 'dropped field',
    file: 'src/i18n/format.ts',
    find: 'written(`${tag} ${day}`,',
    replace: 'written(day,',
  },
  {
    name: 'an-answer-that-came-early-is-given-twice',
    kind: 'stale value',
    file: 'src/app/arrive.ts',
    find: `      waiting.delete(text);\n`,
    replace: ``,
  },
  {
    name: 'an-answer-stays-when-something-has-been-sent-since',
    kind: 'stale value',
    file: 'src/app/arrive.ts',
    find: `      if (!answer) waiting.clear();\n`,
    replace: ``,
  },
  {
    name: 'the-beginning-goes-before-its-page-is-drawn',
    kind: 'wrong guard',
    file: 'src/app/beginning/take-over.ts',
    find: `    if (isDrawn(stage)) show();`,
    replace: `    show();`,
  },
  {
    name: 'who-waits-for-long-is-never-told-for-what',
    kind: 'missing action',
    file: 'src/app/beginning/take-over.ts',
    find: `  void patience.then(show);\n`,
    replace: ``,
  },
  {
    name: 'the-focus-is-lost-when-the-application-takes-over',
    kind: 'focus not moved',
    file: 'src/app/beginning/take-over.ts',
    find: `    sameLink(stage, focused)?.focus({ preventScroll: true });\n`,
    replace: ``,
  },
  {
    name: 'a-page-that-cannot-be-prepared-is-told-twice',
    kind: 'said twice',
    file: 'src/app/beginning/take-over.ts',
    find: `  const settled = coming.catch(() => undefined);`,
    replace: `  const settled = coming;`,
  },
  {
    name: 'the-code-of-a-page-has-the-line-before-styles-and-typefaces',
    kind: 'wrong order',
    file: 'server/http/pages.ts',
    find: '<meta name="loads" content="${href}" />',
    replace: '<link rel="modulepreload" href="${href}" />',
  },
];

/** Bugs in what is loaded apart, and in the way from one page to another. */
export const apartBugs: readonly Bug[] = [
  {
    name: 'code-that-is-there-is-waited-for',
    kind: 'stale value',
    file: 'src/ui/apart.ts',
    find: `    if (there !== null) return there;
`,
    replace: `    if (there !== null && isAwaited) return there;
`,
  },
  {
    name: 'code-that-has-come-is-not-drawn',
    kind: 'not announced',
    file: 'src/ui/apart.ts',
    find: `    there ??= await load();
    tell();`,
    replace: `    there ??= await load();`,
  },
  {
    name: 'code-that-could-not-be-loaded-is-not-asked-for-again',
    kind: 'error swallowed',
    file: 'src/ui/apart.ts',
    find: `        isAwaited = false;
`,
    replace: ``,
  },
  {
    name: 'who-draws-what-cannot-be-loaded-waits-without-end',
    kind: 'error swallowed',
    file: 'src/ui/apart.ts',
    find: `if (failure !== null) throw`,
    replace: `if (failure !== null && !isAwaited) throw`,
  },
  {
    name: 'a-page-is-taken-away-before-there-is-another-one',
    kind: 'wrong guard',
    file: 'src/app/page-turn.ts',
    find: `    !isPageThere(next);`,
    replace: `    !isPageThere(next) && next === turned;`,
  },
  {
    name: 'the-page-that-is-left-is-told-as-the-next-one',
    kind: 'wrong guard',
    file: 'src/app/app.tsx',
    find: `if (isLeft) return;`,
    replace: `if (isLeft && prefix === null) return;`,
  },
  {
    name: 'who-has-left-a-page-is-brought-back-by-it',
    kind: 'wrong guard',
    file: 'src/app/app.tsx',
    find: `      if (isLeaving.current) return;
`,
    replace: '',
  },
];
