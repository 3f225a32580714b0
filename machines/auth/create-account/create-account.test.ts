import { describe, expect, test } from 'vitest';
import { explore } from '../../engine/model/explore.ts';
import { replayLine } from '../../engine/model/replay.ts';
import { createAccountChart } from './create-account.samples.ts';

const configurations = explore(createAccountChart);

describe('asking for an account', () => {
  test('what is typed is sent, with the door and the way back', async () => {
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

  test('nothing is sent that the form does not accept, and nothing typed is lost where the call fails', async () => {
    const nothing = await replayLine(createAccountChart, 'stranger > form.typed:complete > form.typed:nothing');
    expect(nothing.moves().map(({ token }) => token)).not.toContain('email.requested');
    const line = 'stranger > form.typed:complete > email.requested > requestAccount:failed.offline';
    const { context, value } = (await replayLine(createAccountChart, line)).snapshot();
    expect(value).toBe('form');
    expect(context).toMatchObject({
      draft: { email: 'amina.delacroix@example.fr', lastName: 'de la Croix', sentTo: '' },
    });
  });

  test('a letter is told of where it has gone, and no longer once the address is another', async () => {
    const received = configurations.filter(
      ({ step, context: { draft } }) => step === 'sent' && draft.sentTo !== draft.email,
    );
    expect(received.map(({ id }) => id)).toEqual([]);
    const replay = await replayLine(createAccountChart, 'reload > address.reopened');
    expect(replay.snapshot().context.draft).toMatchObject({ email: 'amina.delacroix@example.fr', sentTo: '' });
  });

  test('the letter is asked for again with the same words', async () => {
    const line =
      'reload > email.requested > requestAccount:failed.tooMany > email.requested > requestAccount:done.sent';
    const replay = await replayLine(createAccountChart, line);
    const { asked } = replay;
    expect(asked[1]).toEqual(asked[0]);
    expect(replay.snapshot().context).toMatchObject({ isRepeated: true, failure: null });
  });
});
