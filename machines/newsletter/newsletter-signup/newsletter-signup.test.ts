import { describe, expect, test } from 'vitest';
import { explore } from '../../engine/model/explore.ts';
import { replayLine } from '../../engine/model/replay.ts';
import { newsletterSignupChart } from './newsletter-signup.samples.ts';

const asked = {
  email: 'amina.delacroix@example.fr',
  choices: [
    { kind: 'section', publicationId: 11, code: 'politique' },
    { kind: 'other', code: 'vientDeParaitre' },
  ],
  origin: 'landing',
};
const typed = 'anonymous > readOfferedNewsletters:done.several > form.typed:complete';

describe('newsletter sign-up', () => {
  test('sends the choice with its origin, and requests the email again by the address alone', async () => {
    const line = `${typed} > email.requested > requestNewsletters:done.sent > email.requested`;
    const replay = await replayLine(newsletterSignupChart, `${line} > repeatNewsletterEmail:done.sent`);
    expect(replay.asked.slice(1)).toEqual([
      { port: 'requestNewsletters', input: asked },
      { port: 'repeatNewsletterEmail', input: { email: asked.email } },
    ]);
    expect(replay.snapshot().context).toMatchObject({ isRepeated: true, failure: null });
  });

  test('sends no empty choice or address, and keeps the input if the call fails', async () => {
    const nothing = await replayLine(newsletterSignupChart, `${typed} > form.typed:nothing`);
    expect(nothing.moves().map(({ token }) => token)).not.toContain('email.requested');
    const failed = `${typed} > email.requested > requestNewsletters:failed.offline`;
    const { context, value } = (await replayLine(newsletterSignupChart, failed)).snapshot();
    expect(value).toBe('form');
    expect(context.draft).toEqual({
      email: asked.email,
      newsletters: ['11-section-politique', 'other-vientDeParaitre'],
      sentTo: '',
    });
  });

  test('reads the names again in another language, and keeps the input', async () => {
    const again = await replayLine(
      newsletterSignupChart,
      `${typed} > place.changed:nowhere > readOfferedNewsletters:done.several`,
    );
    expect(again.asked.map(({ port }) => port)).toEqual(['readOfferedNewsletters', 'readOfferedNewsletters']);
    expect(again.moves().map(({ token }) => token)).toContain('email.requested');
  });

  test('reads the newsletters after a sent email only to change the address', async () => {
    const replay = await replayLine(newsletterSignupChart, 'reload > address.reopened');
    expect(replay.asked.map(({ port }) => port)).toEqual(['readOfferedNewsletters']);
    expect(replay.snapshot().context.draft).toMatchObject({ email: asked.email, sentTo: '' });
  });

  test('shows a sent email only for its recipient', () => {
    const mismatches = explore(newsletterSignupChart).filter(
      ({ step, context: { draft } }) => step === 'sent' && draft.sentTo !== draft.email,
    );
    expect(mismatches.map(({ id }) => id)).toEqual([]);
  });
});
