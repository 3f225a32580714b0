import { expect, test } from 'vitest';
import { explore } from '../engine/model/explore.ts';
import { replayLine } from '../engine/model/replay.ts';
import { asked as keepDeletion } from './personal-data.context.ts';
import { personalDataChart } from './personal-data.samples.ts';

const play = (line: string) => replayLine(personalDataChart, `link > readPersonalData:done.later > ${line}`);

test('no context contains a password', () => {
  const kept = explore(personalDataChart).filter(({ context }) => JSON.stringify(context).includes('pirogues'));
  expect(kept.map(({ id }) => id)).toEqual([]);
});

test('a wrong password is refused, and the right one opens the download', async () => {
  const wrong = await play('password.given:words > confirmPassword:done.wrong');
  expect(wrong.snapshot().context).toMatchObject({ data: { confirmedUntil: null }, failure: { kind: 'invalid' } });
  const right = await play('password.given:words > confirmPassword:done.confirmed');
  expect(right.snapshot().context).toMatchObject({
    data: { confirmedUntil: '2026-03-10T09:40:00.000Z' },
    failure: null,
  });
});

test('a deletion is shown as requested only after the server’s answer', async () => {
  const lost = await play('deletion.considered > deletion.confirmed:words > requestDeletion:failed.timeout');
  expect(lost.snapshot()).toMatchObject({ value: 'deletion', context: { erasesAt: null } });
  const asked = await play('deletion.considered > deletion.confirmed:words > requestDeletion:done.asked');
  expect(asked.snapshot().value).toBe('asked');
});

test('a deletion has its day, and a refused one the server’s words', () => {
  const erasesAt = '2026-04-10T09:40:00.000Z';
  expect(keepDeletion({ kind: 'asked', erasesAt })).toEqual({ erasesAt, failure: null });
  const refused = keepDeletion({ kind: 'refused', feedback: 'Un paiement est en cours.' });
  expect(refused).toEqual({ failure: { kind: 'invalid', feedback: 'Un paiement est en cours.', fields: {} } });
});
