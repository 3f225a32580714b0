// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { stubBrowser } from '../../../tests/support/browser-dom.ts';
import { StartAgain } from './start-again.tsx';

test('whoever has thrown everything away on a step is not asked once more about what is gone', () => {
  stubBrowser();
  i18n.load('en', {});
  i18n.activate('en');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let discarded = 0;
  const draw = (isResting: boolean): void =>
    act(() =>
      root.render(
        <I18nProvider i18n={i18n}>
          <StartAgain can={() => isResting} send={() => (discarded += 1)} />
        </I18nProvider>,
      ),
    );
  const buttons = (): readonly HTMLButtonElement[] => [...container.querySelectorAll('button')];
  draw(true);
  expect(buttons()).toHaveLength(1);
  act(() => buttons()[0]?.click());
  expect(buttons()).toHaveLength(2);
  act(() => buttons()[0]?.click());
  expect(discarded).toBe(1);
  // The chart throws away, and comes back to the step.
  draw(false);
  draw(true);
  expect(buttons()).toHaveLength(1);
});
