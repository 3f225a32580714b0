// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { whole } from '../../../domain/completeness.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import { isOpen, isTransferAwaited, isTransferUndecided } from '../../../domain/invoice.ts';
import { nextAmountOf } from '../../../domain/instalments.ts';
import { sumByCurrency } from '../../../domain/payment-amounts.ts';
import { invoiceLists, readAt } from '../../../machines/shared/ordering/ordering.fixtures.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Navigation } from '../../ui/layout/navigation.tsx';
import { AwaitedInvoices } from './awaited-invoices.tsx';
import { OpenInvoices } from './open-invoices.tsx';

beforeAll(() => {
  i18n.load('en', {});
  i18n.activate('en');
});

const field = { name: 'invoices', error: undefined, isReadOnly: false } as const;

function render(content: ReactNode): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Navigation navigate={() => undefined} hrefOf={(text) => text}>
        {content}
      </Navigation>
    </I18nProvider>,
  );
  return container;
}

const shared = { times: new Map(), readAt, can: () => true, send: () => undefined } as const;

function pageOf(invoices: readonly Invoice[]): HTMLElement {
  return render(
    <OpenInvoices {...{ field, invoices, completeness: whole, selected: [], onChange: () => undefined, ...shared }} />,
  );
}

function textOf(invoices: readonly Invoice[]): string {
  // The catalog, which other files of a worker may have loaded, joins numbers and units.
  return (pageOf(invoices).textContent ?? '').replaceAll('\u00A0', ' ');
}

it('asks in each row for what is due next, and names what is left after it', () => {
  const planned = invoiceLists.awaiting.filter(({ isPaidByInstalment }) => isPaidByInstalment);
  const [row] = planned;
  expect(row && textOf([...planned, ...invoiceLists.single])).toContain('€200.00');
  expect(textOf([...planned, ...invoiceLists.single])).toContain('Installment 2 of 3, with €400.00 left after it');
  expect(textOf([...planned, ...invoiceLists.single])).not.toContain('€600.00');
});

it('names no reference of an awaited transfer that differs from the one to quote', () => {
  const awaited = invoiceLists.awaiting.filter(({ awaitedTransfer }) => awaitedTransfer !== null);
  expect(textOf(awaited)).not.toContain('Awaiting your transfer PAY');
  expect(textOf(awaited)).toContain('Awaiting your transfer, chosen on');
});

const mainLinksOf = (page: HTMLElement) => [...page.querySelectorAll('a[class*="primary"]')];

it('leads to the bank details, and has nothing to choose, where transfers are to pay everything', () => {
  const awaited = invoiceLists.awaiting
    .filter((each) => isTransferAwaited(each) && !isTransferUndecided(each))
    .slice(0, 1)
    .map((each) => ({ ...each, dueOn: '2026-12-18' }));
  for (const invoices of [awaited, awaited.flatMap((each) => [each, { ...each, id: each.id + 1 }])]) {
    const page = render(<AwaitedInvoices invoices={invoices} {...shared} />);
    expect(mainLinksOf(page).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('View bank details'),
    ]);
    expect(page.querySelectorAll('a[href*="success"]')).toHaveLength(1);
    expect(page.querySelector('p')?.textContent).toContain('To pay by bank transfer by');
    expect(page.querySelectorAll('input')).toHaveLength(0);
  }
  expect(mainLinksOf(pageOf([...awaited, ...invoiceLists.single]))).toEqual([]);
});

describe('the head of the open invoices', () => {
  const open = invoiceLists.awaiting.filter(isOpen);
  const checked = open.filter(isTransferUndecided);

  it('leaves out those whose transfer is being checked', () => {
    const toPay = open.filter((invoice) => !checked.includes(invoice));
    const sums = sumByCurrency(toPay.map(nextAmountOf)).map((amount) => formatMoney(amount, i18n));
    expect(textOf(open)).toContain(`${toPay.length} invoices · ${sums.join(' and ')}`);
    expect(textOf(open)).toContain('Last installment after that: €400.00');
    expect(textOf(open)).toContain('Not counted: 1 invoice whose transfer we’re checking');
  });

  it('names no sum where all of them are being checked', () => {
    expect(textOf(checked)).not.toMatch(/\d invoices? ·/);
  });
});
