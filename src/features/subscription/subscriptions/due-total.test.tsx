import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { Renewal, RenewalKind } from '../../../../domain/subscription.ts';
import { administered } from '../../../../machines/subscription/subscriptions/subscriptions.fixtures.ts';
import { DueTotal } from './due-total.tsx';

beforeAll(() => {
  i18n.load('en', {});
  i18n.activate('en');
});

const due = (kind: RenewalKind, minor: number | null, isUntaxed = false): Renewal => ({
  kind,
  subscription: { ...administered, isUntaxed, net: minor === null ? null : { minor, currency: 'EUR' } },
});

it.each([
  [
    'the sum of what is to be paid, quotes apart',
    [due('unpaid', 100), due('invoiced', 200), due('quote', 5)],
    '€3.00 before VAT',
  ],
  ['the sum as it is where no VAT is due', [due('unpaid', 100, true), due('invoiced', 200, true)], '€3.00'],
  ['nothing of a single sum', [due('unpaid', 100), due('quote', 5)], ''],
  ['nothing where a price is not known', [due('unpaid', 100), due('unpaid', 200), due('maybeUnpaid', null)], ''],
])('says %s', (_, renewals, sum) => {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <DueTotal renewals={renewals} />
    </I18nProvider>,
  );
  expect(markup).toBe(sum && `<p>To pay: ${sum}</p>`);
});
