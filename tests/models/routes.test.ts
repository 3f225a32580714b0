/** Each route × each visitor, and each language, with and without prefixes → the expected page (specification §2, §6). */
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Locale } from '../../domain/locale.ts';
import type { VisitorAnswer } from '../../domain/visitor.ts';
import { stateName } from '../../machines/engine/index.ts';
import { site, visitors } from '../../machines/people.fixtures.ts';
import type { Location } from '../../machines/session/session.context.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { hrefOf, placeOfText, readAddress } from '../../contract/page-address.ts';
import { pageNames } from '../../contract/pages.ts';
import { locationOf } from '../../src/app/navigation/routes.ts';
import type { RouteRow } from './route-table.ts';
import { isLetIn, routeTable } from './route-table.ts';

/** The visitors. An invalid invoice link counts as a visitor of its own. */
const people = { ...visitors, linkRefused: visitors.anonymous } as const;

type Person = keyof typeof people;

const persons = Object.keys(people).filter((name): name is Person => name in people);

/** The final page, or its substitute, and the final address. */
interface End {
  readonly shown: string;
  readonly at: string;
}

const signInAt = (path: '/signin' | '/login', redirect: string): string =>
  `${path}?${new URLSearchParams({ redirect }).toString()}`;

/** The sign-in page for this visitor. */
const signInOf: Readonly<Partial<Record<Person, string>>> = {
  withoutEmail: 'emailMissing',
  unverified: 'emailUnverified',
  invalid: 'accountInvalid',
  unchecked: 'accountUnchecked',
};

/** The specified end of a row and a visitor. */
function expected(row: RouteRow, person: Person): End {
  const { path, page, access } = row;
  const at = path.length > 1 ? path : '/';
  if (page === null) return { shown: 'notFound', at };
  if (access === 'signIn') {
    if (person !== 'signedIn' && person !== 'partlyRead') return { shown: signInOf[person] ?? 'signIn', at };
    return path.includes('invoices')
      ? { shown: 'invoice', at: '/account/invoices' }
      : { shown: 'accountHome', at: '/account' };
  }
  if (isLetIn(row, person)) return { shown: page, at };
  if (person === 'linkRefused' && access === 'accountOrLink')
    return { shown: 'signIn', at: signInAt('/signin', '/account') };
  return { shown: signInOf[person] ?? 'signIn', at: signInAt('/signin', at) };
}

/** The place that an address names, as the application reads it. */
function locate(path: string, locale: Locale, prefixRouting: boolean): Location {
  const { pathname, search } = new URL(hrefOf(placeOfText(path), locale, prefixRouting), 'https://site.invalid');
  return locationOf(readAddress(pathname, search, prefixRouting), prefixRouting);
}

/** The session under way. */
let visit: {
  readonly answer: () => VisitorAnswer;
  readonly goTo: (place: string) => void;
};

/** Made once: to provide a machine costs more than a session of it. */
const machine = sessionMachine.provide({
  actors: {
    readSite: fromPromise(() => Promise.resolve(site)),
    readVisitor: fromPromise(() => Promise.resolve(visit.answer())),
  },
  actions: { goTo: (_, { place }) => visit.goTo(place), saveWarning: () => undefined },
});

/** Opens an address as a visitor, and follows the session’s redirects. */
async function open(path: string, person: Person, locale: Locale, prefixRouting: boolean): Promise<End> {
  const refusals: VisitorAnswer[] = person === 'linkRefused' ? [{ kind: 'tokenRefused' }] : [];
  const session = createActor(machine, {
    input: {
      locale,
      location: locate(path, locale, prefixRouting),
      invoiceToken: person === 'linkRefused' ? 'expired' : null,
      warning: null,
    },
  });
  visit = {
    answer: () => refusals.shift() ?? { kind: 'known', visitor: people[person] },
    goTo: (place) => session.send({ type: 'location.changed', location: locate(place, locale, prefixRouting) }),
  };
  session.start();
  const { value, context } = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
  session.stop();
  const access = stateName(value).split('access.')[1] ?? '';
  const { location } = context;
  return {
    shown: access === 'allowed' ? (location?.route?.name ?? '') : access,
    at: location ? location.path + location.search : '',
  };
}

test.each(routeTable)('$path', async (row) => {
  for (const person of persons)
    expect({ person, ...(await open(row.path, person, 'fr', true)) }).toEqual({ person, ...expected(row, person) });
});

/** The first address of each access, and one that no page has. */
const samples = [...Map.groupBy(routeTable, ({ access, page }) => (page === null ? page : access)).values()].flatMap(
  (rows) => rows.slice(0, 1),
);

describe.each([
  { locale: 'en', prefixRouting: true },
  { locale: 'fr', prefixRouting: false },
  { locale: 'en', prefixRouting: false },
] as const)('in $locale, with prefix routing $prefixRouting', ({ locale, prefixRouting }) => {
  test('every address names the same place', () => {
    for (const { path } of routeTable) expect(locate(path, locale, prefixRouting)).toEqual(locate(path, 'fr', true));
  });

  test.each(samples)('$path', async (row) => {
    for (const person of ['signedIn', 'anonymous'] as const)
      expect({ person, ...(await open(row.path, person, locale, prefixRouting)) }).toEqual({
        person,
        ...expected(row, person),
      });
  });
});

test('every page of the table has a tested address', () => {
  const tried = new Set(routeTable.map(({ page }) => page));
  expect(pageNames.filter((name) => !tried.has(name))).toEqual([]);
});

test('with prefix routing no path but the root resolves without a language', () => {
  for (const { path } of routeTable) {
    const { pathname, search } = new URL(path, 'https://site.invalid');
    const { route } = locationOf(readAddress(pathname, search, true), true);
    expect([path, route?.name ?? null]).toEqual([path, pathname === '/' ? 'home' : null]);
  }
});
