/**
 * Draws charts into `reports/diagrams`: a picture (SVG) of all states with the words of their screens and controls,
 * one of as much as is legible at a glance, and the outermost states as Mermaid with the same words, with a page of
 * all. `--chart NAME`: this chart only.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createElement as element } from 'react';
import { charts } from '../machines/charts.ts';
import { diagramOf } from '../machines/engine/model/diagram.ts';
import { mainPathOf } from '../machines/engine/model/main-path.ts';
import { outlineOf } from '../machines/engine/model/mermaid.ts';
import { layOut } from './diagram/lay-out.ts';
import { overviewOf } from './diagram/overview.ts';
import { screenWordsOf } from './diagram/screen-words.ts';
import { svgOf } from './diagram/svg.ts';
import { requireKnown } from './known-name.ts';
import { readOptions } from './read-options.ts';
import { reportOf } from './report-document.ts';

const folder = 'reports/diagrams';

const { values } = readOptions(import.meta.filename, {
  options: {
    // One per line: the test of documented commands reads them.
    chart: { type: 'string' },
  },
});
const names = charts.map(({ name }) => name);
if (values.chart !== undefined) requireKnown('chart', values.chart, names);
const chosen = charts.filter(({ name }) => name === (values.chart ?? name));

mkdirSync(folder, { recursive: true });
for (const chart of chosen) {
  const diagram = diagramOf(chart.machine, screenWordsOf(chart.name, 'fr'), await mainPathOf(chart));
  const overview = await overviewOf(diagram);
  const label = `Chart ${chart.name}`;
  writeFileSync(`${folder}/${chart.name}.svg`, svgOf(await layOut(diagram), label));
  writeFileSync(`${folder}/${chart.name}.overview.svg`, svgOf(overview.drawing, label));
  writeFileSync(`${folder}/${chart.name}.md`, outlineOf(diagram));
}
const sections = chosen.map(({ name }) =>
  element(
    'section',
    { key: name },
    element('h2', null, name),
    element('img', { src: `${name}.overview.svg`, alt: `Chart ${name}` }),
    element(
      'p',
      null,
      element('a', { href: `${name}.svg` }, 'All states'),
      ' ',
      element('a', { href: `${name}.md` }, 'Mermaid'),
    ),
  ),
);
writeFileSync(`${folder}/index.html`, reportOf('Charts', 'img { max-width: 100% }', sections));
console.log(`${folder}/index.html`);
