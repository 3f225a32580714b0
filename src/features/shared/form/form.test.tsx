// @vitest-environment jsdom
/** Behaviour of all forms, tested with a form of two fields. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../../../../locales/en/messages.po';
import type { Failure } from '../../../../machines/failure.ts';
import { signInForm } from '../../../../validation/forms/sign-in.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Form } from './form.tsx';
import type { FailureTitle } from '../failure-reasons.tsx';
import { useForm } from './use-form.ts';

interface Props {
  readonly typed: { readonly email: string; readonly password: string };
  readonly failure?: Failure | null;
  readonly subject?: number;
  readonly busy?: boolean;
  readonly failureTitle?: FailureTitle;
}

const valid = { email: 'amina@example.fr', password: 'three words here' };
const onValid = vi.fn<(values: object) => void>();
let root: Root;

function SignIn({ typed, failure = null, subject = 1, busy = false, failureTitle = 'Refused' }: Props) {
  const form = useForm({ form: signInForm, typed, failure, subject, busy, onValid });
  return (
    <Form form={form} failureTitle={failureTitle} failureAdvice="Try again">
      <TextField {...form.field('email')} label="E-mail" />
      <TextField {...form.field('password')} label="Password" />
    </Form>
  );
}

/** Draws it, and waits until focus has come to where it goes. */
async function draw(props: Props): Promise<void> {
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <SignIn {...props} />
      </I18nProvider>,
    ),
  );
}

async function submit(): Promise<void> {
  const form = document.querySelector('form');
  await act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
}

/** The names of fields that are marked invalid. */
const wrong = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[aria-invalid=true]')].map(({ name }) => name);

/** The fields to which the summary leads. */
const summarised = (): readonly string[] =>
  [...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');

/** The server's errors by field. */
const refusing = (fields: Readonly<Record<string, string>>): Failure => ({ kind: 'invalid', feedback: null, fields });

beforeEach(() => {
  i18n.load('en', messages);
  i18n.activate('en');
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  onValid.mockReset();
});

test('shows no errors before the first attempt; then in the summary and at fields, until corrected', async () => {
  await draw({ typed: { email: 'amina', password: '' } });
  expect([wrong(), summarised()]).toEqual([[], []]);
  await submit();
  expect([wrong(), summarised()]).toEqual([
    ['email', 'password'],
    ['#email', '#password'],
  ]);
  await draw({ typed: { ...valid, password: '' } });
  expect([wrong(), summarised()]).toEqual([['password'], ['#password']]);
  expect(onValid).not.toHaveBeenCalled();
});

test('shows the server’s error of a field until its value changes, and keeps those of other fields', async () => {
  await draw({ typed: valid });
  await submit();
  expect(onValid).toHaveBeenCalledWith(valid);
  await draw({ typed: valid, failure: refusing({ email: 'Taken', password: 'Too well known' }) });
  expect(wrong()).toEqual(['email', 'password']);
  // A chart forgets the failure as soon as anything is typed.
  await draw({ typed: { ...valid, email: 'awa@example.fr' } });
  expect([wrong(), summarised()]).toEqual([['password'], ['#password']]);
  await draw({ typed: valid });
  await submit();
  expect(wrong()).toEqual([]);
});

test('each refusal brings focus to the summary', async () => {
  await draw({ typed: valid });
  for (const words of ['Taken', 'Taken, too']) {
    await draw({ typed: valid, failure: null });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await submit();
    await draw({ typed: valid, failure: refusing({ email: words }) });
    expect(document.activeElement?.matches('section:has(a[href="#email"])')).toBe(true);
  }
});

test('what is on its way is not sent again', async () => {
  await draw({ typed: valid, busy: true });
  await submit();
  expect(onValid).not.toHaveBeenCalled();
});

test('about something else nothing has been attempted', async () => {
  await draw({ typed: { ...valid, password: '' } });
  await submit();
  expect(wrong()).toEqual(['password']);
  await draw({ typed: { ...valid, password: '' }, subject: 2 });
  expect([wrong(), summarised()]).toEqual([[], []]);
});

test.each([
  ['timeout', ['Perhaps received', 'Try again']],
  ['server', ['Perhaps received', 'Try again']],
  ['invalid', ['Not accepted']],
  ['notFound', ['Not accepted']],
  ['forbidden', ['Not accepted']],
] as const)('a failure of kind %s has the title and advice of what is certain', async (kind, texts) => {
  const failureTitle = { uncertain: 'Perhaps received', refused: 'Not accepted' };
  await draw({ typed: valid, failure: { kind, feedback: 'Because', fields: {} }, failureTitle });
  const shown = document.body.textContent;
  expect(['Perhaps received', 'Not accepted', 'Try again'].filter((text) => shown.includes(text))).toEqual(texts);
});
