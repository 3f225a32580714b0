// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { act, Profiler, useState } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Link } from '../layout/link.tsx';
import { Navigation } from '../layout/navigation.tsx';
import { Button } from './button.tsx';
import { Form } from './form.tsx';
import { PressEffectContext } from './press-effect.ts';

let root: Root;
/** Effects that wait for a frame. */
const waiting: (() => void)[] = [];
const happened: string[] = [];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  waiting.splice(0);
  happened.splice(0);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

async function draw(children: ReactNode, defer: ((effect: () => void) => void) | null): Promise<void> {
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <PressEffectContext value={defer}>{children}</PressEffectContext>
      </I18nProvider>,
    ),
  );
}

const keep = (effect: () => void): void => void waiting.push(effect);
const press = async (selector: string): Promise<void> =>
  act(async () => document.querySelector<HTMLElement>(selector)?.click());
const frame = async (): Promise<void> => act(async () => waiting.splice(0).forEach((effect) => effect()));

function Signup() {
  const [typed, setTyped] = useState('a');
  return (
    <Form onSubmit={() => happened.push(`sent ${typed}`)}>
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Button type="submit">Send</Button>
      <button type="button" onClick={() => setTyped((text) => `${text}b`)}>
        Type
      </button>
    </Form>
  );
}

test('a press looks pressed until its effect, and a second one before it is dropped', async () => {
  await draw(<Button onPress={() => happened.push('pressed')}>Next</Button>, keep);
  await press('button');
  await press('button');
  expect(happened).toEqual([]);
  expect(document.querySelector('button')?.className).toContain('pressed');
  await frame();
  expect(happened).toEqual(['pressed']);
  expect(document.querySelector('button')?.className).not.toContain('pressed');
  await press('button');
  await frame();
  expect(happened).toEqual(['pressed', 'pressed']);
});

test('a form is sent once, with what was typed between the press and its effect', async () => {
  await draw(<Signup />, keep);
  await press('button[type=submit]');
  await press('button[type=submit]');
  await press('button[type=button]');
  await frame();
  expect(happened).toEqual(['sent ab']);
});

test('a sent form renders once for its press and once for its effect, in which its button is released', async () => {
  let commits = 0;
  const Sent = () => {
    const [isSent, setSent] = useState(false);
    return (
      <Profiler id="form" onRender={() => void (commits += 1)}>
        <Form onSubmit={() => setSent(true)}>
          <Button type="submit">{isSent ? 'Sent' : 'Send'}</Button>
        </Form>
      </Profiler>
    );
  };
  await draw(<Sent />, keep);
  commits = 0;
  await press('button');
  expect(commits).toBe(1);
  await frame();
  expect(commits).toBe(2);
  const button = document.querySelector('button');
  expect(button?.textContent).toBe('Sent');
  expect(button?.className).not.toContain('pressed');
});

test('a link is followed once', async () => {
  await draw(
    <Navigation navigate={(href) => happened.push(href)} hrefOf={(href) => href}>
      <Link href="/quote">Prices</Link>
    </Navigation>,
    keep,
  );
  await press('a');
  await press('a');
  await frame();
  expect(happened).toEqual(['/quote']);
});

test('without frames to wait for, the effect is within the event', async () => {
  await draw(<Signup />, null);
  await press('button[type=submit]');
  expect(happened).toEqual(['sent a']);
});
