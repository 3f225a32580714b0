// @vitest-environment jsdom
/** Consent is asked for what happens, and for nothing else. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { exchangeOf } from '../../../contract/exchange.ts';
import userSignedIn from '../../../contract/fixtures/user.signed-in.json' with { type: 'json' };
import site from '../../../contract/fixtures/infossiteweb.json' with { type: 'json' };
import { createClient } from '../../api/client.ts';
import { speak } from '../../i18n/catalogue.ts';
import { booted, openSession } from '../session/session.ts';
import { openTelemetry } from './open-telemetry.tsx';
import type { Telemetry } from './telemetry-settings.ts';

const tracker = { url: 'https://stats.example/', site: 9 };
const anonymous: Telemetry = { tracker: null, errorReporting: null, sessionReplay: null, build: 'a1b2c3' };
const script = () => document.head.querySelector<HTMLScriptElement>(`script[src="${tracker.url}matomo.js"]`);

let end = (): void => undefined;
afterEach(() => {
  end();
  script()?.remove();
});

/** Opens the telemetry of a page of a signed-in person; returns a function that reads the consent question's text. */
async function open(received: Telemetry) {
  await speak('en');
  const client = createClient({
    addressing: () => ({ locale: 'en', prefixRouting: true }),
    onUnauthorised: () => undefined,
    onFeedback: () => undefined,
    onFailure: () => undefined,
    onOmissions: () => undefined,
    given: ({ url }) =>
      Promise.resolve(Response.json(exchangeOf(url.endsWith('/user') ? userSignedIn : site).response.body)),
  });
  const location = { path: '/', search: '', route: { name: 'home', access: 'open' }, redirect: null } as const;
  const ports = { goTo: () => undefined, onRefusal: () => undefined };
  const session = openSession(client, ports, { locale: 'en', location, invoiceToken: null, warning: null });
  session.start();
  await booted(session);
  const { Question, close } = openTelemetry(received, session);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Question />
      </I18nProvider>,
    ),
  );
  end = () => {
    act(() => root.unmount());
    close();
    session.stop();
    document.body.replaceChildren();
  };
  return () => document.body.textContent;
}

describe('the number under which visits are counted', () => {
  test('needs consent once the tracker has loaded, for every site code', async () => {
    const asked = await open({ ...anonymous, tracker });
    expect(script()).not.toBeNull();
    expect(asked()).toBe('');
    await act(async () => script()?.dispatchEvent(new Event('load')));
    expect(asked()).toContain('Can we link your visits');
  });

  test('is not asked about where the tracker is blocked', async () => {
    const asked = await open({ ...anonymous, tracker });
    await act(async () => script()?.dispatchEvent(new Event('error')));
    expect(asked()).toBe('');
  });

  test('is not asked about where nothing is counted', async () => {
    const asked = await open({ ...anonymous, errorReporting: null });
    expect(script()).toBeNull();
    expect(asked()).toBe('');
  });
});
