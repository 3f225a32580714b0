/** Every outcome of every chart has a scenario; the test lists new ones without. */
import { describe, expect, test } from 'vitest';
import { charts } from '../../machines/charts.ts';
import { outcomesOf } from '../../machines/engine/model/outcomes.ts';
import { doorChart } from '../../tests/models/fixture/door.ts';
import { describedScenarios, scenarioOf } from './scenarios.ts';

/** Outcomes that no scenario can arrange, with the reason. */
const without: Readonly<Record<string, string>> = {
  'modification.unknown': 'a state of a later version of the server, unknown to this one',
  'newsletterSignup.none': 'no publication sends newsletters: the catalogue is shared by all tests',
  'purchase.unlisted': 'no publication has a price: the catalogue is shared by all tests',
  'quotation.unlisted': 'no publication has a price: the catalogue is shared by all tests',
  'quoteRequest.unlisted': 'no publication has a price: the catalogue is shared by all tests',
  'personalData.asked': 'shown once, right after the request: the visitor is signed out, and nothing is saved',
};

const outcomes = charts.flatMap((chart) => outcomesOf(chart).map((state) => `${chart.name}.${state}`));
const shown = [...scenarioOf.keys()];

describe('scenarios', () => {
  test('show every outcome of the charts', () => {
    expect(outcomes.filter((outcome) => !scenarioOf.has(outcome) && !(outcome in without))).toEqual([]);
  });

  test('show outcomes that there are, and give no reason where there is a scenario, or no outcome', () => {
    expect(shown.filter((outcome) => !outcomes.includes(outcome))).toEqual([]);
    expect(Object.keys(without).filter((outcome) => !outcomes.includes(outcome) || scenarioOf.has(outcome))).toEqual(
      [],
    );
  });

  test('show each outcome once, and say in one sentence of their own what they arrange', () => {
    const described = describedScenarios({ publicUrl: '', prefixRouting: true });
    expect(described.filter(({ shows }) => shows !== null)).toHaveLength(shown.length);
    const sentences = described.map(({ says }) => says);
    expect(sentences.filter((says) => !/^[A-Z][^.]+\.$/.test(says))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

test('outcomes are read from a chart: its outcome screens, and where nothing leads on', () => {
  expect(outcomesOf(doorChart)).toMatchInlineSnapshot(`
    [
      "inside",
      "refused",
    ]
  `);
});
