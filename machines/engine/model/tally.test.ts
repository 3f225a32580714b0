import { expect, test } from 'vitest';
import { contactChart } from '../../contact/contact.samples.ts';
import { explore } from './explore.ts';
import type { Chart } from './samples.ts';
import type { Tally } from './tally.ts';
import { tallyOf } from './tally.ts';
import { walk } from './walk.ts';

const tallied = async (chart: Chart): Promise<Tally> => tallyOf(chart, explore(chart), await walk(chart));

const confirmed = 'contact.writing | message.confirmed [isComplete] -> contact.sending';

test('a guard is tried both ways by samples that it lets through and refuses', async () => {
  const { guards } = await tallied(contactChart);
  expect(guards).toEqual([{ edge: confirmed, isTaken: true, isRefused: true }]);
});

test('a guard that lets nothing through is tried one way', async () => {
  const machine = contactChart.machine.provide({ guards: { isComplete: () => false } });
  const { guards } = await tallied({ ...contactChart, machine });
  expect(guards).toEqual([{ edge: confirmed, isTaken: false, isRefused: true }]);
});

test('an answer that no path contains is not given', async () => {
  const isPossible = (token: string) => !token.startsWith('sendMessage:failed.');
  const { answers } = await tallied({ ...contactChart, isPossible });
  expect(answers.filter(({ isGiven }) => !isGiven).every(({ isFailure }) => isFailure)).toBe(true);
  expect(answers.filter(({ isGiven }) => isGiven).map(({ token }) => token)).toEqual(['sendMessage:done.sent']);
});
