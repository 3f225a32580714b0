import { describe, expect, test } from 'vitest';
import { edgesOf } from '../../machines/funnel/edges.ts';
import { examine } from '../../machines/funnel/model/check.ts';
import type { Chart } from '../../machines/funnel/model/samples.ts';
import { invoiceChart } from '../../machines/invoice/invoice.samples.ts';
import { runLine } from './line.ts';
import { planted } from './planted.ts';

/** Each bug, and a part of the sentence that must come of it. */
const bugs: readonly { readonly bug: string; readonly chart: Chart; readonly debt: string }[] = [
  {
    bug: 'an edge that leads elsewhere',
    chart: planted(invoiceChart, { states: { check: { on: { 'payment.confirmed': { target: 'outcome' } } } } }),
    debt: 'nothing reaches state checkingOut',
  },
  {
    bug: 'paid without the word of the server',
    chart: planted(invoiceChart, { states: { outcome: { states: { told: { always: [{ target: 'paid' }] } } } } }),
    debt: 'guard the last move of outcomePage > readOutcome:done.declined',
  },
  {
    bug: 'a route without its guard',
    chart: planted(invoiceChart, { states: { check: { route: { guard: undefined } } } }),
    debt: 'guard the last move of link > readInvoices:done.settled > route #invoice.check',
  },
  {
    bug: 'a state without a step',
    chart: planted(invoiceChart, { states: { help: { meta: undefined, states: { sent: { meta: undefined } } } } }),
    debt: 'The chart rests in "help.sent", whose meta names no step',
  },
  {
    bug: 'a state that nothing reaches',
    chart: planted(invoiceChart, { states: { refunded: { meta: { step: invoiceChart.steps['paid'] } } } }),
    debt: 'nothing reaches state refunded',
  },
  {
    bug: 'an edge that another one hides',
    chart: planted(invoiceChart, {
      states: { interrupted: { on: { 'payment.resumed': [{ target: 'leaving' }, { target: 'check' }] } } },
    }),
    debt: 'nothing takes edge invoice.interrupted | payment.resumed -> invoice.check',
  },
  {
    bug: 'a question without an answer in the samples',
    chart: { ...invoiceChart, world: { ...invoiceChart.world, askForHelp: { done: {}, failed: {} } } },
    debt: 'askForHelp, asked by invoice.help.sending, has no sample "done"',
  },
  {
    bug: 'a question whose failure nobody takes',
    chart: planted(invoiceChart, {
      states: { help: { states: { sending: { invoke: { onError: undefined } } } } },
    }),
    debt: 'invoice.help.sending stops for ever: give its invoke onError',
  },
  {
    bug: 'a step under another name',
    chart: { ...invoiceChart, steps: { ...invoiceChart.steps, receipt: invoiceChart.steps['paid'] ?? neverShown() } },
    debt: 'step "paid" stands under "receipt"',
  },
];

function neverShown(): never {
  throw new Error('The invoice chart has no step "paid" any more');
}

describe('a planted bug is found', { timeout: 60_000 }, () => {
  test.each(bugs)('$bug', async ({ chart, debt }) => {
    const { debts } = await examine(chart);
    expect(debts.join('\n')).toContain(debt);
  });

  test('and a wrong edge is not in the approved list', () => {
    const wrong = planted(invoiceChart, { states: { leaving: { on: { 'page.returned': { target: 'outcome' } } } } });
    const ids = (chart: Chart): readonly string[] => edgesOf(chart.machine).map(({ id }) => id);
    expect(ids(wrong).filter((id) => !ids(invoiceChart).includes(id))).toEqual([
      'invoice.leaving | page.returned -> invoice.outcome',
    ]);
  });
});

/** The links that some complaints hold. */
function storyLinks(complaints: readonly string[]): readonly URL[] {
  return complaints.flatMap((complaint) => [...complaint.matchAll(/https?:\S+/g)].map(([link]) => new URL(link)));
}

describe('a breach of a law is found', () => {
  const toCheck = 'link > readInvoices:done.several > selection.confirmed';
  const breaches: readonly {
    readonly bug: string;
    readonly chart: Chart;
    readonly line: string;
    readonly wrong: string;
  }[] = [
    {
      bug: 'a reload that leads to another step',
      chart: planted(invoiceChart, { states: { check: { route: { guard: 'isSubmitted' } } } }),
      line: toCheck,
      wrong: 'shows choice instead of check',
    },
    {
      bug: 'a Back that forgets what was typed',
      chart: planted(invoiceChart, { states: { help: { exit: 'clearHelp' } } }),
      line: 'link > readInvoices:done.several > help.opened > help.written:question',
      wrong: 'keeps help as',
    },
  ];

  test.each(breaches)('$bug', async ({ chart, line, wrong }) => {
    const run = await runLine(chart, line);
    expect(run.wrong.join('\n')).toContain(wrong);
    expect((await runLine(invoiceChart, line)).wrong).toEqual([]);
  });

  test('and told with what shows it again: the replay line, the command of its test, the link of its story', async () => {
    const chart = planted(invoiceChart, { states: { check: { route: { guard: 'isSubmitted' } } } });
    const [story] = storyLinks((await runLine(chart, toCheck)).wrong);
    expect((await runLine(chart, toCheck)).wrong.join('\n')).toContain(
      `npm run models -- --chart invoice --line '${toCheck}' --node-only`,
    );
    expect(story?.searchParams.get('line')).toBe(toCheck);
  });
});
