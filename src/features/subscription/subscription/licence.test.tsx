// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { modificationType } from '../../../../domain/enumerations.ts';
import type { ListedRequest } from '../../../../domain/modification.ts';
import { PublisherTime } from '../../../i18n/time-zone.tsx';
import { Licence } from './licence.tsx';

beforeAll(() => {
  i18n.load('en', {});
  i18n.activate('en');
});

function requested(id: number, type: ListedRequest['type'], subject: string | null = null): ListedRequest {
  return {
    id,
    reference: `MOD-${id}`,
    type,
    state: 'pending',
    askedAt: '2026-02-20T09:00:00Z',
    decidedAt: null,
    lineCount: 1,
    rejectedCount: 0,
    subject,
    reason: null,
    reasonLocale: null,
  };
}

interface Changes {
  readonly pending?: readonly ListedRequest[];
  readonly rejected?: ListedRequest | null;
  readonly isOtherDue?: boolean;
}

/** The part about a licence of 60 seats, 59 of them taken and one reserved. */
function drawn({ pending = [], rejected = null, isOtherDue = false }: Changes) {
  const seats = { bought: 60, taken: 60, pending: 1, extra: null };
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PublisherTime zone="Europe/Paris">
        <Licence
          id={88012}
          licence={{ seats, rangeCount: 3, pendingRangeCount: 0, pendingCount: pending.length }}
          pending={pending}
          rejected={rejected}
          isOtherDue={isOtherDue}
        />
      </PublisherTime>
    </I18nProvider>,
  );
  const part = document.createElement('div');
  part.innerHTML = markup;
  return part;
}

it('names the subjects of pending requests, and counts those of a request about several', () => {
  const several = { ...requested(2, modificationType.ipRangeAddition), lineCount: 40 };
  const part = drawn({ pending: [requested(1, modificationType.readerEdit, 'Kadiatou Barry'), several] });
  expect([...part.querySelectorAll('li')].map(({ textContent }) => textContent.replace(/Requested.*/, ''))).toEqual([
    'Kadiatou Barry MOD-1Reader change',
    'IP range addition MOD-240 total',
  ]);
});

it('says that the last seat is reserved, not that none is left', () => {
  const { textContent } = drawn({});
  expect(textContent).toMatch(/59\sof\s60\sseats\staken/);
  expect(textContent).toMatch(/1\sseat reserved for a pending request/);
  expect(textContent).not.toContain('No seats left');
});

it.each([
  [
    'its reason and the language of that',
    'Une plage par ligne.',
    'fr',
    '<p><span lang="fr">Une plage par ligne.</span> (in French)</p>',
  ],
  ['its reason alone, in the language of the page', 'One range a line.', 'en', '<p>One range a line.</p>'],
  ['no reason where none is sent', null, null, ''],
] as const)('says of a rejected request %s', (_, reason, reasonLocale, markup) => {
  const asked = requested(9, modificationType.ipRangeAddition, 'Annex');
  const part = drawn({ rejected: { ...asked, state: 'rejected', reason, reasonLocale } });
  const [, kind, ...lines] = part.querySelectorAll('li p');
  expect(kind?.textContent).toBe('IP range addition');
  expect(lines.map((line) => line.outerHTML.replaceAll(/<\/?small[^>]*>/g, '')).join('')).toBe(markup);
});

it('has one main action: the correction of a rejected request, else the addition of a reader', () => {
  const filled = (part: HTMLElement) =>
    [...part.querySelectorAll('a[class*="primary"]')].map((link) => link.textContent);
  const rejected = { ...requested(9, modificationType.readerEdit, 'Alain Bertrand'), state: 'rejected' } as const;
  expect(filled(drawn({}))).toEqual(['Add a reader']);
  expect(filled(drawn({ rejected }))).toEqual(['Correct: MOD-9']);
  expect(filled(drawn({ isOtherDue: true }))).toEqual([]);
});
