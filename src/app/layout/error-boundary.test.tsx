// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ComponentType, ReactNode } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { ErrorBoundary } from './error-boundary.tsx';
import { errorReports } from '../telemetry/error-reports.ts';

function Page() {
  if (window.location.href.includes('broken')) throw new Error('Nobody expected this');
  return <p>As it should be</p>;
}

const Main = ({ children }: { readonly children: ReactNode }) => children;

function open(address: string, layout?: ComponentType<{ readonly children: ReactNode }>): () => void {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  i18n.load('en', {});
  i18n.activate('en');
  window.history.replaceState(null, '', address);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ErrorBoundary {...(layout && { layout })}>
          <Page />
        </ErrorBoundary>
      </I18nProvider>,
    ),
  );
  return () => act(() => root.unmount());
}

/** An error of code that comes from somewhere. */
function errorFrom(address: string): Error {
  return Object.assign(new Error('Nobody expected this'), { stack: `Error\n    at run (${address}:1:1)` });
}

const own = `${window.location.origin}/assets/app-1a2b.js`;

test.each([
  ['of a timer', 'error', own, true],
  ['of a promise that nobody waits for', 'unhandledrejection', own, true],
  ['of a tracker', 'error', 'https://tracker.example/t.js', false],
  ['of an extension', 'unhandledrejection', 'chrome-extension://abc/content.js', false],
])('an error outside React, %s (%s from %s) reaches the error page: %s', (_, type, address, isReceived) => {
  const close = open('/whole', Main);
  const error = errorFrom(address);
  act(() => void window.dispatchEvent(Object.assign(new Event(type), { error, reason: error })));
  expect(document.querySelector('h1') !== null).toBe(isReceived);
  act(() => navigate('/whole?again'));
  expect(document.body.textContent).toBe('As it should be');
  close();
});

test('the heading of the error page takes the focus, and the title says that it is an error', () => {
  const close = open('/broken');
  expect(document.activeElement).toBe(document.querySelector('h1'));
  expect(document.title).toMatch(/^Error: Something went wrong/);
  close();
});

test('ignores an aborted promise and a rejection without an error', () => {
  const close = open('/whole', Main);
  for (const reason of [new DOMException('called off', 'AbortError'), undefined, 'Script error.'])
    act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));
  expect(document.body.textContent).toBe('As it should be');
  close();
});

test('an error of this application whose message names another address is reported once', () => {
  const close = open('/whole', Main);
  const received: string[] = [];
  errorReports.follow(({ message }) => received.push(message));
  const message = 'No answer from https://elsewhere.example/';
  const error = Object.assign(new Error(message), { stack: `Error: ${message}\n    at run (${own}:1:1)` });
  act(() => void window.dispatchEvent(Object.assign(new Event('error'), { error })));
  expect(document.querySelector('h1')).not.toBeNull();
  expect(received.filter((each) => each === message)).toHaveLength(1);
  close();
});

test.each([
  [true, true],
  [false, false],
])('the error page shows the stack in development (%s) only: %s', (isDevelopment, isShown) => {
  vi.stubEnv('DEV', isDevelopment);
  const close = open('/broken');
  expect(document.body.textContent.includes('error-boundary.test.tsx')).toBe(isShown);
  close();
  vi.unstubAllEnvs();
});

test('an error thrown while a page renders is reported, and a listener that throws changes nothing', () => {
  errorReports.follow(() => {
    throw new Error('The service is down');
  });
  open('/broken')();
  const received: string[] = [];
  errorReports.follow(({ message }) => received.push(message));
  const close = open('/broken');
  expect(document.querySelector('h1')).not.toBeNull();
  expect(received).toContain('Nobody expected this');
  close();
});

test('an error ends on the error page; another address leads out of it', () => {
  const close = open('/broken');
  expect(document.querySelector('h1')).not.toBeNull();
  act(() => navigate('/whole'));
  expect(document.body.textContent).toBe('As it should be');
  close();
});

test('the error page keeps name and contact of the document, and says on a payment page that nothing is lost', () => {
  document.head.innerHTML = `
    <meta name="application-name" lang="en" content="The Echo" />
    <meta name="contact-email" content="desk@example.org" /><meta name="contact-phone" content="+33 1 00" />`;
  const close = open('/en/account/invoices?broken');
  expect(document.querySelector('header')?.textContent).toBe('The Echo');
  expect(document.querySelector('footer')?.textContent).toContain('desk@example.org');
  expect(document.title).toBe('Error: Something went wrong – The Echo');
  expect(document.body.textContent).toContain('you won’t be charged twice');
  close();
  const other = open('/broken');
  expect(document.body.textContent).not.toContain('you won’t be charged twice');
  other();
  document.head.innerHTML = '';
});

test('the error page can be tried again, and is not called by half a title', () => {
  const close = open('/broken');
  expect(document.querySelector('main button')?.textContent).toBe('Try again');
  expect(document.title).not.toMatch(/[–—-]\s*$/);
  close();
});
