// @vitest-environment jsdom
/** A page says how many rows of its list cannot be read, over all pages of the list. */
import { moduleOf } from '../app/pages.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { site, visitors } from '../../machines/people.fixtures.ts';
import type { ApiClient } from '../api/client.ts';
import { readAnswer } from '../api/read-answer.ts';
import { textsIn } from '../i18n/catalogue.ts';
import golden from '../../contract/fixtures/read-later-read.json' with { type: 'json' };
import { preloadPage } from '../app/navigation/page-code.tsx';
import { QueryCache } from './query-cache.ts';

const { answer: data } = golden;
const [bad, ...good] = data.lectures;
const unread = { ...bad, lectureIId: 'x' };

it('says how many rows of all its pages cannot be read', async () => {
  i18n.load('en', await textsIn('en'));
  i18n.activate('en');
  await preloadPage('readLater');
  const page = (await moduleOf('readLater')?.())?.page;
  if (!page) throw new Error('The page has no chart');
  const pages = [
    { ...data, lectures: [unread, ...good], curseurSuivant: '2' },
    { ...data, lectures: [unread, unread], curseurSuivant: null },
  ];
  const client: ApiClient = async (call) => readAnswer(call, { isSuccess: true, feedback: null, data: pages.shift() });
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <page.Page
          person="1"
          visitor={visitors.signedIn}
          site={site}
          client={client}
          cache={new QueryCache()}
          onSignedIn={() => undefined}
          onVisitorUpdated={() => undefined}
          locale="en"
          place={{ path: '/account/read-later', search: '' }}
          isOpenByLink={false}
          navigate={() => undefined}
          layout={({ children }) => children}
          watch={null}
        />
      </I18nProvider>,
    ),
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain('1\u00A0item is missing from this list'));
  const more = [...document.querySelectorAll('button')].find(({ textContent }) => /more/i.test(textContent));
  await act(async () => more?.click());
  await vi.waitFor(() => expect(document.body.textContent).toContain('3\u00A0items are missing from this list'));
  act(() => root.unmount());
});
