/** Each route × each visitor, and each language, with and without prefixes → the expected page (specification §2, §6). */
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';
import type { VisitorAnswer } from '../../machines/domain/visitor.ts';
import { stateName } from '../../machines/engine/index.ts';
import { site, visitors } from '../../machines/people.fixtures.ts';
import type { Location } from '../../machines/session/session.context.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { hrefOf, placeOfText, readAddress } from '../../src/app/address.ts';
import { pageNames } from '../../src/app/pages.ts';
import { locationOf } from '../../src/app/navigation/routes.ts';
import type { RouteRow } from './route-table.ts';
import { routeTable } from './route-table.ts';

/** The visitors. An invalid invoice link counts as a visitor of its own. */
const people = { ...visitors, linkRefused: visitors.anonymous } as const;

type Person = keyof typeof people;

const persons = Object.keys(people).filter((name): name is Person => name in people);

/** The final page, or its substitute, and the final address. */
interface End {
  readonly visibleContext: string;
  readonly at: string;
}

/** Whether an address opens its page for a visitor, without sign-in (specification §6). */
function isLetIn({ access, page }: RouteRow, person: Person): boolean {
  const hasAccount = person === 'signedIn' || person === 'recognised';
  if (page === null || access === 'everybody') return true;
  if (access === 'account') return hasAccount;
  return person === 'signedIn' || (person === 'byToken' && access === 'accountOrLink');
}

const signInAt = (path: '/signin' | '/login', redirect: string): string =>
  `${path}?${new URLSearchParams({ redirect }).toString()}`;

/** The sign-in page for this visitor. */
const signInOf: Readonly<Partial<Record<Person, string>>> = {
  unverified: 'emailUnverified',
  invalid: 'accountInvalid',
};

/** The specified end of a row and a visitor. */
function expected(row: RouteRow, person: Person): End {
  const { path, page, access } = row;
  const at = path.length > 1 ? path : '/';
  if (page === null) return { visibleContext: 'notFound', at };
  if (access === 'signIn') {
    if (person !== 'signedIn') return { visibleContext: signInOf[person] ?? 'signIn', at };
    return path.includes('invoices')
      ? { visibleContext: 'invoice', at: '/account/invoices' }
      : { visibleContext: 'accountHome', at: '/account' };
  }
  if (isLetIn(row, person)) return { visibleContext: page, at };
  if (person === 'linkRefused' && access === 'accountOrLink')
    return { visibleContext: 'signIn', at: signInAt('/signin', '/account') };
  return { visibleContext: signInOf[person] ?? 'signIn', at: signInAt('/signin', at) };
}

/** Opens an address as a visitor, and follows the session’s redirects. */
async function open(path: string, person: Person, locale: Locale, prefixRouting: boolean): Promise<End> {
  const answers: VisitorAnswer[] = [
    ...(person === 'linkRefused' ? [{ kind: 'tokenRefused' } as const] : []),
    { kind: 'known', visitor: people[person] },
  ];
  function locate(text: string): Location {
    const { pathname, search } = new URL(hrefOf(placeOfText(text), locale, prefixRouting), 'https://site.invalid');
    return locationOf(readAddress(pathname, search, prefixRouting), prefixRouting);
  }
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readSite: fromPromise(() => Promise.resolve(site)),
        readVisitor: fromPromise(() => Promise.resolve(answers.shift() ?? { kind: 'known', visitor: people[person] })),
      },
      actions: {
        goTo: (_, { place }) => session.send({ type: 'location.changed', location: locate(place) }),
        saveWarning: () => undefined,
      },
    }),
    {
      input: {
        locale,
        location: locate(path),
        invoiceToken: person === 'linkRefused' ? 'expired' : null,
        warning: null,
      },
    },
  );
  session.start();
  const { value, context } = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
  session.stop();
  const access = stateName(value).split('access.')[1] ?? '';
  const { location } = context;
  return {
    visibleContext: access === 'allowed' ? (location?.route?.name ?? '') : access,
    at: location ? location.path + location.search : '',
  };
}

/** Access does not depend on how an address is written: two visitors, let in and sent to sign in, try the other ways. */
function personsFor(locale: Locale, prefixRouting: boolean): readonly Person[] {
  return locale === 'fr' && prefixRouting ? persons : ['signedIn', 'anonymous'];
}

describe.each([true, false])('prefix routing %s', (prefixRouting) => {
  describe.each(locales)('%s', (locale) => {
    test.each(routeTable)('$path', async (row) => {
      for (const person of personsFor(locale, prefixRouting)) {
        expect({ person, ...(await open(row.path, person, locale, prefixRouting)) }).toEqual({
          person,
          ...expected(row, person),
        });
      }
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
