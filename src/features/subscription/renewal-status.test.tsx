// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { invoiceLists } from '../../../machines/shared/ordering/ordering.fixtures.ts';
import { read } from '../../../machines/subscription/subscriptions/subscriptions.fixtures.ts';
import { InvoiceConditionText } from '../shared/ordering/invoice-condition.tsx';
import { RenewalStatus } from './renewal-status.tsx';

const readAt = '2026-11-30T09:00:00.000Z';

beforeAll(() => {
  i18n.load('en', {});
  i18n.activate('en');
  vi.useFakeTimers({ now: Date.parse(readAt) });
});
afterAll(() => {
  vi.useRealTimers();
});

const drawn = (part: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>);

it.each(['2026-12-20', '2026-12-04', '2026-11-30', '2026-11-21'])(
  'an invoiced subscription looks as its invoice does, due on %s',
  (dueOn) => {
    const [invoice] = invoiceLists.single;
    if (!invoice) throw new Error('There is no sample');
    const subscription = { ...read, status: 'notBegun', isInvoiced: true, dueOn } as const;
    const row = drawn(<RenewalStatus kind="invoiced" subscription={subscription} />);
    expect(row).toBe(drawn(<InvoiceConditionText invoice={{ ...invoice, dueOn }} readAt={readAt} />));
    expect(row).toContain(dueOn);
  },
);
