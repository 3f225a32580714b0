import { expect, test } from 'vitest';
import { replayLine } from '../../engine/model/replay.ts';
import { forgottenPasswordChart } from './forgotten-password.samples.ts';

test('the address is sent with the redirect, and kept if the call fails', async () => {
  const failed = 'buyer > email.requested > requestPassword:failed.offline';
  const first = await replayLine(forgottenPasswordChart, failed);
  expect(first.snapshot().context.draft).toEqual({ email: 'amina.delacroix@example.fr', sentTo: '' });
  const replay = await replayLine(forgottenPasswordChart, `${failed} > email.requested > requestPassword:done.sent`);
  const { asked } = replay;
  const input = { email: 'amina.delacroix@example.fr', redirect: '/account/payment?id=88012' };
  expect(asked).toEqual([
    { port: 'requestPassword', input },
    { port: 'requestPassword', input },
  ]);
  expect(replay.snapshot().value).toBe('sent');
});

test('a sent email is shown only for its recipient', async () => {
  const replay = await replayLine(forgottenPasswordChart, 'reload > address.reopened > form.typed:nothing');
  expect(replay.snapshot().context.draft).toEqual({ email: '', sentTo: '' });
});
