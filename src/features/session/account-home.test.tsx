// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import type { Account, AccountSubscription } from '../../../domain/account.ts';
import { site, visitors } from '../../../machines/people.fixtures.ts';
import { begin } from '../../../machines/session/session.context.ts';
import { PublisherTime } from '../../i18n/time-zone.tsx';
import { Navigation } from '../../ui/layout/navigation.tsx';
import { PublicationNames } from '../shared/offer/publication-names.tsx';
import type { SectionName } from '../shared/sections-context.ts';
import { SectionsContext } from '../shared/sections-context.ts';
import type { DueSection } from '../shared/use-nothing-due.ts';
import { useReportsNothingDue } from '../shared/use-nothing-due.ts';
import { AccountHome } from './account-home.tsx';

beforeAll(() => {
  i18n.load('en', {});
  i18n.activate('en');
});

const location = { path: '/account', search: '', route: null, redirect: null };

/** A section without content. */
function Empty({ name }: { readonly name: DueSection }) {
  useReportsNothingDue(name);
  return <h2>{name}</h2>;
}

/** Headings, sections and main actions of the main column, in their order. */
function columnOf(
  account: Account,
  change: Partial<AccountSubscription['licence'] & object>,
  empty: readonly SectionName[] = [],
): readonly string[] {
  const subscriptions = [account.subscriptions]
    .flat()
    .flatMap((each) =>
      'licence' in each && each.licence ? [{ ...each, licence: { ...each.licence, ...change } }] : [],
    );
  const context = begin({ locale: 'en', location, invoiceToken: null, warning: null });
  const visitor = { ...visitors.signedIn, account: { ...account, subscriptions } };
  const page = document.createElement('div');
  const root = createRoot(page);
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Navigation navigate={() => undefined} hrefOf={(text) => text}>
          <PublisherTime zone="Europe/Paris">
            <PublicationNames publications={site.publications}>
              <SectionsContext
                value={(name) =>
                  (name === 'openInvoices' || name === 'renewals') && empty.includes(name) ? (
                    <Empty name={name} />
                  ) : (
                    <h2>{name}</h2>
                  )
                }
              >
                <AccountHome
                  data={{ ...context, location, site, visitor }}
                  can={() => true}
                  send={() => undefined}
                  busy={false}
                />
              </SectionsContext>
            </PublicationNames>
          </PublisherTime>
        </Navigation>
      </I18nProvider>,
    ),
  );
  return [...page.querySelectorAll('[class*="column"] :is(h2, a[class*="primary"])')].map(
    ({ textContent }) => textContent,
  );
}

const { account } = visitors.signedIn;
if (!account) throw new Error('The sample has no account');

it('has a licence that asks for nothing in the main column, below what is due', () => {
  expect(columnOf(account, { rejection: null, pending: [], pendingCount: 0, seats: 2 })).toEqual([
    'openInvoices',
    'renewals',
    expect.stringContaining('license'),
  ]);
});

it('leads with a rejected request, whose correction is the one main action', () => {
  expect(columnOf(account, {})).toEqual([
    expect.stringContaining('license'),
    'Correct: MOD-HFWM-QSVJ-DRP6',
    'openInvoices',
    'renewals',
  ]);
});

it.each([
  ['leads', 3, ['openInvoices', 'renewals'], ['Add a reader']],
  ['does not lead, as renewals are due,', 3, ['openInvoices'], []],
  ['does not lead, as no seat is free,', 2, ['openInvoices', 'renewals'], []],
] as const)('adding a reader %s with %d seats', (_, seats, empty, acts) => {
  const words = columnOf(account, { rejection: null, pending: [], pendingCount: 0, seats }, empty);
  expect(words.slice(3)).toEqual(acts);
});
