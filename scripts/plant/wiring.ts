import type { Bug } from './bug.ts';

/** Bugs in what fills the charts' ports and holds the pages together: `src/app` and `src/api`. */
export const wiringBugs: readonly Bug[] = [
  {
    name: 'a-call-that-is-called-off-goes-on',
    kind: 'signal not passed on',
    file: 'src/api/client.ts',
    find: `return await overNetwork({ ...sending, signal: inTime });`,
    replace: `return await overNetwork({ ...sending, signal: late.signal });`,
  },
  {
    name: 'a-call-that-was-called-off-is-shown-as-offline',
    kind: 'error swallowed',
    file: 'src/api/client.ts',
    find: `  } catch (cause) {
    signal.throwIfAborted();`,
    replace: `  } catch (cause) {`,
  },
  {
    name: 'a-session-that-ended-is-not-noticed',
    kind: 'missing action',
    file: 'src/api/client.ts',
    find: `      if (kind === 'unauthorised' && !call.asksWho) onUnauthorised();
`,
    replace: '',
  },
  {
    name: 'an-order-leaves-without-its-key',
    kind: 'dropped field',
    file: 'src/api/client.ts',
    find: `...(idempotencyKey !== undefined && { [idempotencyHeader]: idempotencyKey }),`,
    replace: '',
  },
  {
    name: 'any-failure-means-that-a-payment-is-unknown',
    kind: 'error swallowed',
    file: 'src/api/invoices.ts',
    find: `if (error instanceof ApiError && error.kind === 'notFound') return { kind: 'unknown' };`,
    replace: `if (error instanceof ApiError) return { kind: 'unknown' };`,
  },
  {
    name: 'keeping-an-article-drops-it',
    kind: 'crossed port',
    file: 'src/api/readings.ts',
    find: `isKept ? 'read-later/keep' : 'read-later/drop'`,
    replace: `isKept ? 'read-later/drop' : 'read-later/keep'`,
  },
  {
    name: 'an-empty-part-of-a-list-counts-as-its-end',
    kind: 'wrong guard',
    file: 'src/api/readings.ts',
    find: `page.rows.length === 0 && page.next !== null`,
    replace: `page.rows.length > 0 && page.next === null`,
  },
  {
    name: 'a-subscription-is-ordered-as-an-invoice',
    kind: 'crossed port',
    file: 'src/app/pages/payment.ts',
    find: `{ ...addressesApi(ask), ...invoicesApi(ask), ...subscriptionOrdersApi(ask) }`,
    replace: `{ ...addressesApi(ask), ...subscriptionOrdersApi(ask), ...invoicesApi(ask) }`,
  },
  {
    name: 'a-page-that-was-left-is-found-dead',
    kind: 'storage not cleared',
    file: 'src/app/page.tsx',
    find: `onStopped: () => visits.delete(person),`,
    replace: `onStopped: () => undefined,`,
  },
  {
    name: 'a-second-change-of-language-reads-nothing-anew',
    kind: 'stale value',
    file: 'src/app/page.tsx',
    find: `      spoken.current = locale;
`,
    replace: '',
  },
  {
    name: 'a-chart-of-before-is-told-of-for-ever',
    kind: 'missing cleanup',
    file: 'src/app/page.tsx',
    find: `      const subscription = actor.subscribe(() => {
        const snapshot = actor.getSnapshot();
        onStep?.(stepOf(snapshot).name, snapshot.context);
      });
      return () => subscription.unsubscribe();`,
    replace: `      actor.subscribe(() => {
        const snapshot = actor.getSnapshot();
        onStep?.(stepOf(snapshot).name, snapshot.context);
      });`,
  },
  {
    name: 'coming-back-from-the-hosted-page-shows-a-dead-page',
    kind: 'wrong guard',
    file: 'src/app/page.tsx',
    find: `if (event.persisted && returned`,
    replace: `if (!event.persisted && returned`,
  },
  {
    name: 'an-invoice-link-has-the-drafts-of-the-account',
    kind: 'wrong identity',
    file: 'src/app/current-page.tsx',
    find: 'return visitor?.tokenInvoice ? `${account} link:${visitor.tokenInvoice.id}` : account;',
    replace: 'return account;',
  },
  {
    name: 'another-person-finds-the-page-of-the-one-before',
    kind: 'wrong identity',
    file: 'src/app/current-page.tsx',
    find: 'key={`${name} ${person}`}',
    replace: 'key={name}',
  },
  {
    name: 'answers-in-the-other-language-come-from-the-shelf',
    kind: 'wrong identity',
    file: 'src/app/current-page.tsx',
    find: 'shelf: shelfOf(`${person} ${locale}`)',
    replace: 'shelf: shelfOf(person)',
  },
  {
    name: 'the-shelf-of-one-person-serves-another',
    kind: 'missing authorisation',
    file: 'src/app/wiring/shelf.ts',
    find: `if (present?.person !== person) present`,
    replace: `if (present === null) present`,
  },
  {
    name: 'the-hash-is-lost-at-the-next-step',
    kind: 'lost query key',
    file: 'src/app/app.tsx',
    find: `navigate(href + window.location.hash, options);`,
    replace: `navigate(href, options);`,
  },
  {
    name: 'a-step-goes-to-the-language-of-before',
    kind: 'stale closure',
    file: 'src/app/app.tsx',
    find: `hrefOf(place, session.getSnapshot().context.locale, prefixRouting);`,
    replace: `hrefOf(place, locale, prefixRouting);`,
  },
  {
    name: 'back-to-the-other-language-leaves-the-session-behind',
    kind: 'missing action',
    file: 'src/app/app.tsx',
    find: `    void goOnIn(prefix);`,
    replace: `    void speak(prefix);`,
  },
  {
    name: 'the-token-stays-in-the-address-bar',
    kind: 'secret leaked',
    file: 'src/app/invoice-token.ts',
    find: `  query.delete(TOKEN);
`,
    replace: '',
  },
  {
    name: 'signing-in-leads-to-another-site',
    kind: 'missing validation',
    file: 'machines/domain/own-path.ts',
    find: String.raw`/^\/(?![/\\])[^\t\n\r]*$/.test(text)`,
    replace: `text.startsWith('/')`,
  },
  {
    name: 'a-refused-payment-is-told-as-a-purchase',
    kind: 'wrong guard',
    file: 'src/app/pages/ordering.ts',
    find: `if (step === 'paid' && outcome)`,
    replace: `if (outcome)`,
  },
  {
    name: 'a-purchase-is-told-again-after-a-reload',
    kind: 'said twice',
    file: 'src/app/conversions.ts',
    find: `    if (window.localStorage.getItem(key) !== null) return;
`,
    replace: '',
  },
  {
    name: 'a-page-view-tells-the-reference',
    kind: 'secret leaked',
    file: 'src/app/analytics.ts',
    find: `path: window.location.pathname, title }`,
    replace: `path: window.location.pathname + window.location.search, title }`,
  },
  {
    name: 'a-purchase-is-a-hundred-times-as-large',
    kind: 'wrong unit',
    file: 'src/app/conversions.ts',
    find: `value: minor / 100, currency`,
    replace: `value: minor, currency`,
  },
  {
    name: 'a-warning-that-was-read-comes-back',
    kind: 'storage not cleared',
    file: 'src/app/cookies.ts',
    find: `Cookies.remove(warningCookie, attributes);`,
    replace: `Cookies.remove(languageCookie, attributes);`,
  },
  {
    name: 'everybody-sees-the-account-pages',
    kind: 'missing authorisation',
    file: 'src/app/pages.ts',
    find: `    paths: newslettersPaths,
    access: 'personal',`,
    replace: `    paths: newslettersPaths,
    access: 'open',`,
  },
  {
    name: 'a-refused-switch-is-not-said-in-passing',
    kind: 'not announced',
    file: 'src/app/pages/newsletters.ts',
    find: `        actor.on('message.given', showRefusal);
`,
    replace: '',
  },
  {
    name: 'the-name-of-an-organisation-fills-a-visitors-form',
    kind: 'missing authorisation',
    file: 'src/app/pages/quote-request.ts',
    find: `if (!visitor?.account || isImpersonal(visitor)) return null;`,
    replace: `if (!visitor?.account) return null;`,
  },
  {
    name: 'whom-an-address-recognises-pays-for-the-organisation',
    kind: 'missing authorisation',
    file: 'src/app/pages.ts',
    find: `payment: { paths: paymentPaths, access: 'personal',`,
    replace: `payment: { paths: paymentPaths, access: 'account',`,
  },
  {
    name: 'the-site-keeps-its-name-in-the-other-language',
    kind: 'missing action',
    file: 'src/app/wiring/session.ts',
    find: `  texts.follow(session);
`,
    replace: '',
  },
  {
    name: 'what-is-being-prepared-is-a-page-view',
    kind: 'said twice',
    file: 'src/app/page-views.ts',
    find: `main?.getAttribute('aria-busy') === 'true' ? null : main;`,
    replace: `main;`,
  },
  {
    name: 'a-hosted-page-may-be-a-script',
    kind: 'missing validation',
    file: 'src/app/wiring/hosted-page.ts',
    find: `protocol !== 'https:' && protocol !== 'http:'`,
    replace: `protocol !== 'https:' && protocol === 'http:'`,
  },
  {
    name: 'a-wallet-counts-as-no-door',
    kind: 'dropped field',
    file: 'src/app/pages/create-account.ts',
    find: `  wallet: 'pme',
`,
    replace: '',
  },
  {
    name: 'newsletters-go-to-the-address-of-an-organisation',
    kind: 'wrong guard',
    file: 'src/app/pages/newsletter-signup.ts',
    find: `visitor && !isImpersonal(visitor) ? visitor.account : null`,
    replace: `visitor?.account ?? null`,
  },
  {
    name: 'a-subscriber-number-is-told-without-consent',
    kind: 'missing authorisation',
    file: 'src/app/surroundings/tracker.ts',
    find: `if (!isAgreed || !visitor?.account || isImpersonal(visitor)) return null;`,
    replace: `if (!visitor?.account || isImpersonal(visitor)) return null;`,
  },
];
