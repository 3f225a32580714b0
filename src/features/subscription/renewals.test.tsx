// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { whole } from '../../../domain/completeness.ts';
import { site } from '../../../machines/people.fixtures.ts';
import { read } from '../../../machines/subscription/subscriptions/subscriptions.fixtures.ts';
import { Navigation } from '../../ui/layout/navigation.tsx';
import { PublicationNames } from '../shared/offer/publication-names.tsx';
import { NothingToRenew } from './renewals.tsx';

beforeAll(() => {
  i18n.load('en', {});
  i18n.activate('en');
});

function drawn(publications: readonly string[] | null): HTMLElement {
  const rows = publications === null ? [] : [{ ...read, status: 'current' as const, publications }];
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Navigation navigate={() => undefined} hrefOf={(text) => text}>
        <PublicationNames publications={site.publications}>
          <NothingToRenew received={{ rows, completeness: whole }} />
        </PublicationNames>
      </Navigation>
    </I18nProvider>,
  );
  return container;
}

it('lists each publication of a current subscription with its latest article, which its title links', () => {
  const [first, second] = drawn(['La Lettre du Fleuve', 'Sahel Économie']).querySelectorAll('li');
  expect(first?.textContent).toMatch(/^La Lettre du FleuveLe port sec de Bamana change de main\u00a0·\u00a0/);
  const links = [...(first?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Le port sec de Bamana change de main', 'https://www.example.fr/articles/90311'],
  ]);
  expect(second?.textContent).toBe('Sahel Économie');
});

it('says what there is to read before saying that nothing is to be paid', () => {
  const text = drawn(['La Lettre du Fleuve']).textContent ?? '';
  expect(text.indexOf('Nothing to renew')).toBeGreaterThan(text.indexOf('View the subscription'));
});

it('leads a person without a subscription to the prices, as the one main action', () => {
  const page = drawn(null);
  expect(page.textContent).toBe('You have no subscription yet.See prices and subscribe');
  expect(page.querySelector('a[class*="primary"]')?.textContent).toBe('See prices and subscribe');
});
