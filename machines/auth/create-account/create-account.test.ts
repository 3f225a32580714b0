import { describe, expect, test } from 'vitest';
import { explore } from '../../engine/model/explore.ts';
import { replayLine } from '../../engine/model/replay.ts';
import { createAccountChart } from './create-account.samples.ts';

const configurations = explore(createAccountChart);

describe('the request for an account', () => {
  test('sends the input with its origin and redirect', async () => {
    const replay = await replayLine(createAccountChart, 'buyer > email.requested > requestAccount:done.sent');
    const { asked } = replay;
    expect(asked).toEqual([
      {
        port: 'requestAccount',
        input: {
          email: 'amina.delacroix@example.fr',
          civility: 2,
          firstName: 'Amina',
          lastName: 'de la Croix',
          origin: 'subscription',
          redirect: '/account/payment?id=88012',
        },
      },
    ]);
    expect(replay.snapshot().value).toBe('sent');
  });

  test('sends no invalid input, and keeps the input if the call fails', async () => {
    const nothing = await replayLine(createAccountChart, 'anonymous > form.typed:complete > form.typed:nothing');
    expect(nothing.moves().map(({ token }) => token)).not.toContain('email.requested');
    const line = 'anonymous > form.typed:complete > email.requested > requestAccount:failed.offline';
    const { context, value } = (await replayLine(createAccountChart, line)).snapshot();
    expect(value).toBe('form');
    expect(context).toMatchObject({
      draft: { email: 'amina.delacroix@example.fr', lastName: 'de la Croix', sentTo: '' },
    });
  });

  test('shows a sent email only for its recipient', async () => {
    const mismatches = configurations.filter(
      ({ step, context: { draft } }) => step === 'sent' && draft.sentTo !== draft.email,
    );
    expect(mismatches.map(({ id }) => id)).toEqual([]);
    const replay = await replayLine(createAccountChart, 'reload > address.reopened');
    expect(replay.snapshot().context.draft).toMatchObject({ email: 'amina.delacroix@example.fr', sentTo: '' });
  });

  test('requests the email again with the same input', async () => {
    const line =
      'reload > email.requested > requestAccount:failed.tooMany > email.requested > requestAccount:done.sent';
    const replay = await replayLine(createAccountChart, line);
    const { asked } = replay;
    expect(asked[1]).toEqual(asked[0]);
    expect(replay.snapshot().context).toMatchObject({ isRepeated: true, failure: null });
  });
});
