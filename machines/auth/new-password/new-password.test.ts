import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PasswordLinkAnswer } from '../../../domain/password.ts';
import type { NewPasswordAnswer, Visitor } from '../../../domain/visitor.ts';
import { explore } from '../../engine/model/explore.ts';
import { replayLine } from '../../engine/model/replay.ts';
import { visitors } from '../../people.fixtures.ts';
import { begin, keepLink } from './new-password.context.ts';
import { newPasswordMachine } from './new-password.machine.ts';
import { newPasswordChart } from './new-password.samples.ts';

const toChoice = 'link > readPasswordLink:done.another > password.given:words';

test('no context contains a password', () => {
  const kept = explore(newPasswordChart).filter(({ context }) => JSON.stringify(context).includes('pirogues'));
  expect(kept.map(({ id }) => id)).toEqual([]);
});

test('a guessable password is refused at its field, and another one is accepted', async () => {
  const replay = await replayLine(newPasswordChart, `${toChoice} > choosePassword:failed.guessable`);
  expect(replay.snapshot().value).toBe('choice');
  expect(Object.keys(replay.snapshot().context.failure?.fields ?? {})).toEqual(['password']);
});

test('after a lost answer the link is over, and the context has the attempt', async () => {
  const line = `${toChoice} > choosePassword:failed.timeout > password.given:words > choosePassword:done.over`;
  const replay = await replayLine(newPasswordChart, line);
  expect([replay.snapshot().value, replay.snapshot().context.isTried]).toEqual(['over', true]);
});

test('the session receives the signed-in visitor once', async () => {
  const received: Visitor[] = [];
  const machine = newPasswordMachine.provide({
    actors: {
      readPasswordLink: fromPromise<PasswordLinkAnswer, undefined>(async () => ({
        kind: 'open',
        link: { purpose: 'first', email: 'amina.delacroix@example.fr' },
      })),
      choosePassword: fromPromise<NewPasswordAnswer, { readonly password: string }>(async () => ({
        kind: 'accepted',
        visitor: visitors.signedIn,
      })),
    },
  });
  const actor = createActor(machine, { input: { params: {} } });
  actor.on('visitor.signedIn', ({ visitor }) => received.push(visitor));
  actor.start();
  await expect.poll(() => actor.getSnapshot().value).toBe('choice');
  actor.send({ type: 'password.given', password: 'trois pirogues au soleil' });
  await expect.poll(() => actor.getSnapshot().value).toBe('signedIn');
  expect(received).toEqual([visitors.signedIn]);
});

test('a visit begins untried, with the way back of its address, and has the content of an open link only', () => {
  const fresh = { link: null, redirect: '', isTried: false, failure: null };
  expect(begin({ params: {} })).toEqual(fresh);
  expect(begin({ params: { redirect: '/account' } })).toEqual({ ...fresh, redirect: '/account' });
  expect(begin({ params: { redirect: 'https://elsewhere.example' } })).toEqual(fresh);
  const link = { purpose: 'first', email: 'amina.delacroix@example.fr' } as const;
  expect(keepLink({ kind: 'open', link })).toEqual({ link, failure: null });
  expect(keepLink({ kind: 'over' })).toEqual({ link: null, failure: null });
});
