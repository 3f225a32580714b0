import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PersonalIdentity, Profile } from '../../domain/profile.ts';
import type { Visitor, VisitorAnswer } from '../../domain/visitor.ts';
import { explore } from '../engine/model/explore.ts';
import { replayLine } from '../engine/model/replay.ts';
import { visitors } from '../people.fixtures.ts';
import { identityIn, informationIn } from '../../domain/profile.ts';
import { freshProfile } from './profile.draft.ts';
import { profileMachine } from './profile.machine.ts';
import { profileChart } from './profile.samples.ts';

const play = (line: string) => replayLine(profileChart, line);
const known = 'visitor > readProfile:done.known';

test('no context contains a password', () => {
  const kept = explore(profileChart).filter(({ context }) => /pirogues|lanternes/.test(JSON.stringify(context)));
  expect(kept.map(({ id }) => id)).toEqual([]);
});

test.each([
  ['identity', 'identity.confirmed:name > saveIdentity:failed.timeout'],
  ['information', 'information.confirmed:job > saveInformation:failed.timeout'],
  ['email', 'email.confirmed:another > changeEmail:done.refused'],
])('input of the %s form survives a failure, and discarding it keeps the other forms', async (form, wrong) => {
  const filled = 'reload > readProfile:done.known';
  const before = (await play(filled)).snapshot().context.draft;
  const failed = await play(`${filled} > route #profile.${form} > ${wrong}`);
  expect([failed.snapshot().value, failed.snapshot().context.draft]).toEqual([form, before]);
  const left = await play(`${filled} > route #profile.${form} > changes.discarded`);
  expect(left.snapshot().context.draft).toEqual({ ...before, [form]: form === 'email' ? '' : null });
});

test('saved input is shown, and leaves the draft', async () => {
  const line = `${known} > route #profile.identity > identity.typed:name > identity.confirmed:name`;
  const { context, value } = (
    await play(`${line} > saveIdentity:done.saved > refreshVisitor:failed.offline`)
  ).snapshot();
  expect([value, context.draft, context.failure]).toEqual(['overview', freshProfile, null]);
  expect(context.profile?.identity.firstName).toBe('Aminata');
});

test('a wrong present password is reported at its field, and can be corrected in the form', async () => {
  const refused = 'route #profile.password > password.confirmed:words > changePassword:done.refused';
  const replay = await play(`${known} > ${refused}`);
  expect(Object.keys(replay.snapshot().context.failure?.fields ?? {})).toEqual(['presentPassword']);
  const again = await play(`${known} > ${refused} > password.confirmed:words > changePassword:done.changed`);
  expect([again.snapshot().value, again.snapshot().context.failure]).toEqual(['overview', null]);
});

test('a change of the address that was cancelled elsewhere is no longer shown', async () => {
  const replay = await play('visitor > readProfile:done.awaiting > emailChange.repeated > resendEmailChange:done.none');
  expect(replay.snapshot().context.profile?.emailChange).toBeNull();
});

test('a form shows the draft, else the profile, and no unknown source', async () => {
  const { profile } = (await play(known)).snapshot().context;
  if (!profile) throw new Error('Nothing is known');
  const typed: PersonalIdentity = { ...profile.identity, phone: '' };
  expect(identityIn(typed, profile)).toBe(typed);
  expect(identityIn(null, profile)).toBe(profile.identity);
  const information = { ...profile.information, source: 'unknown' } as const;
  expect(informationIn(null, { ...profile, information }).source).toBeNull();
});

test('the session receives the visitor after the server’s answer', async () => {
  const received: Visitor[] = [];
  const { profile } = (await play(known)).snapshot().context;
  if (!profile) throw new Error('Nothing is known');
  const machine = profileMachine.provide({
    actors: {
      readProfile: fromPromise<Profile, undefined>(async () => profile),
      saveIdentity: fromPromise<Profile, PersonalIdentity>(async () => profile),
      refreshVisitor: fromPromise<VisitorAnswer, undefined>(async () => ({
        kind: 'known',
        visitor: visitors.signedIn,
      })),
    },
  });
  const actor = createActor(machine, { input: { draft: freshProfile, params: {} } });
  actor.on('visitor.updated', ({ visitor }) => received.push(visitor));
  actor.start();
  await expect.poll(() => actor.getSnapshot().value).toBe('overview');
  actor.send({ type: 'xstate.route', to: '#profile.identity' });
  actor.send({ type: 'identity.confirmed', identity: profile.identity });
  await expect.poll(() => actor.getSnapshot().value).toBe('overview');
  expect(received).toEqual([visitors.signedIn]);
});
