import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { modificationType } from '../../../../domain/enumerations.ts';
import type { SubscriptionEntry } from '../../../../domain/licence.ts';
import type { ModificationSummary } from '../../../../domain/modification.ts';
import { Licence } from './licence.tsx';

beforeAll(() => {
  i18n.load('en', {});
  i18n.activate('en');
});

function requested(id: number, type: ModificationSummary['type'], state: ModificationSummary['state'] = 'pending') {
  return {
    kind: 'requested',
    on: '2026-02-20',
    request: {
      id,
      reference: `MOD-${id}`,
      type,
      state,
      askedAt: '2026-02-20T09:00:00Z',
      decidedAt: null,
      lineCount: 1,
      rejectedCount: 0,
    },
  } as const satisfies SubscriptionEntry;
}

/** The texts of the cards of readers and networks. */
function cardsOf(timeline: readonly SubscriptionEntry[], pendingRangeCount = 0): readonly string[] {
  const seats = { bought: 60, taken: 60, pending: 1, extra: null };
  const licence = { seats, rangeCount: 3, pendingRangeCount, pendingCount: 9 };
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Licence id={88012} licence={licence} timeline={timeline} />
    </I18nProvider>,
  );
  const spaced = markup.replaceAll('\u00a0', ' ');
  return [...spaced.matchAll(/<p>((?:59 readers|3 networks).*?)<\/p>/g)].map(([, text]) => text ?? '');
}

it('counts pending requests on the card of what they are about', () => {
  const timeline = [
    requested(1, modificationType.readerAddition),
    requested(2, modificationType.readerEdit),
    requested(3, modificationType.ipRangeEdit),
    requested(4, modificationType.readerDeletion, 'rejected'),
    requested(5, modificationType.addressMessage),
  ];
  expect(cardsOf(timeline)).toEqual([
    '59 readers · 2 requests are awaiting our decision',
    '3 networks with IP access · 1 change is awaiting our decision',
  ]);
});

it('counts networks whose addition is pending, not their request', () => {
  expect(cardsOf([requested(1, modificationType.ipRangeAddition)], 40)).toEqual([
    '59 readers',
    '3 networks with IP access · 40 more are awaiting our decision',
  ]);
});
