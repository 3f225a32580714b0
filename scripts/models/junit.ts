import type { BrowserWay } from './browser-ways.ts';
import type { Figures } from './figures.ts';
import { html } from '../../server/html.ts';

// oxlint-disable-next-line no-control-regex -- XML has no such characters
const unsayable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;

function testcase(way: BrowserWay) {
  const { chart, line, seconds, outcome, said } = way;
  const told = said.replaceAll(unsayable, '');
  const inner =
    outcome === 'failed'
      ? html`<failure message="${told.split('\n')[0] ?? ''}">${told}</failure>`
      : outcome === 'skipped'
        ? html`<skipped message="${told}" />`
        : null;
  return html`<testcase classname="${chart}" name="${line}" time="${seconds.toFixed(3)}">${inner}</testcase>`;
}

/** The walk as JUnit's XML: a suite for each chart, a case for each way in a browser and for the walk in Node. */
export function junitOf(all: readonly Figures[]): string {
  const suites = all.map(({ chart, inBrowser, inNode, wandered, complaints }) => {
    const ways = inBrowser?.ways ?? [];
    const count = (outcome: BrowserWay['outcome']): number => ways.filter((way) => way.outcome === outcome).length;
    // What a browser has met is told by its way.
    const own = complaints.filter(({ what }) => !what.startsWith('in a browser'));
    const node = own.map(({ what }) => html`<failure message="${what}">${what}</failure>`);
    const name = wandered ? `${wandered.walks} random walks in Node` : 'every move in Node';
    const walk = inNode ? html`<testcase classname="${chart.name}" name="${name}">${node}</testcase>` : null;
    const [tests, failures] = [ways.length + (inNode ? 1 : 0), count('failed') + (own.length > 0 ? 1 : 0)];
    return html`<testsuite name="${chart.name}" tests="${tests}" failures="${failures}" skipped="${count('skipped')}">
      ${walk}${ways.map(testcase)}
    </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${html`<testsuites name="models">${suites}</testsuites>`.markup}\n`;
}
