// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { ErrorBoundary } from './error-boundary.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Page() {
  if (window.location.pathname === '/broken') throw new Error('Nobody expected this');
  return <p>As it should be</p>;
}

test('an error ends on the error page; another address leads out of it', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  window.history.replaceState(null, '', '/broken');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ErrorBoundary>
          <Page />
        </ErrorBoundary>
      </I18nProvider>,
    ),
  );
  expect(document.querySelector('h1')).not.toBeNull();
  act(() => navigate('/whole'));
  expect(document.body.textContent).toBe('As it should be');
  act(() => root.unmount());
});
