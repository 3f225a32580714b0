// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { ArrivalsProvider } from './arrival.tsx';
import { PageContent } from './step-view.tsx';

it('marks each new step in turn for its animation, and neither the first page nor a new title', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = async (name: string, title = name): Promise<string | undefined> => {
    await act(async () =>
      root.render(
        <ArrivalsProvider>
          <PageContent name={name} state={name} title={title} siteName="Site" isBusy={false}>
            {null}
          </PageContent>
        </ArrivalsProvider>,
      ),
    );
    return container.querySelector('main')?.dataset['turn'];
  };
  expect(await show('needs')).toBeUndefined();
  expect(await show('buyer')).toBe('odd');
  expect(await show('buyer', 'Autre titre')).toBe('odd');
  expect(await show('check')).toBe('even');
  await act(async () => root.unmount());
});
