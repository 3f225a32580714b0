/**
 * Draws charts into `reports/diagrams`: a picture (SVG) of all states with the headings of their screens, one of as much
 * as is legible at a glance, and the outermost states as Mermaid, with a page of all. `--chart NAME`: this chart only.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { charts } from '../machines/charts.ts';
import type { Headings } from '../machines/engine/model/diagram.ts';
import { diagramOf } from '../machines/engine/model/diagram.ts';
import { outlineOf } from '../machines/engine/model/mermaid.ts';
import type { Chart } from '../machines/engine/model/samples.ts';
import { readTranscript } from '../tests/models/views/read-transcript.ts';
import { layOut } from './diagram/lay-out.ts';
import { overviewOf } from './diagram/overview.ts';
import { svgOf } from './diagram/svg.ts';
import { requireKnown } from './known-name.ts';
import { readOptions } from './read-options.ts';

const folder = 'reports/diagrams';

/** Headings as they are approved, in French; a state with inner ones has the heading of the first. */
function headingsOf({ name }: Chart): Headings {
  const headings = new Map<string, string>();
  for (const { id, lines } of readTranscript(readFileSync(`tests/models/views/approved/fr/${name}.txt`, 'utf8'))) {
    const heading = lines.find(({ role }) => role === 'heading');
    const names = id.replace(/~.*$/, '').split('.');
    for (const [index] of names.entries()) {
      const path = names.slice(0, index + 1).join('.');
      if (heading && !headings.has(path)) headings.set(path, heading.text);
    }
  }
  return headings;
}

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
  const diagram = diagramOf(chart.machine, headingsOf(chart));
  const overview = await overviewOf(diagram);
  const label = `Chart ${chart.name}`;
  writeFileSync(`${folder}/${chart.name}.svg`, svgOf(await layOut(diagram), label));
  writeFileSync(`${folder}/${chart.name}.overview.svg`, svgOf(overview.drawing, label));
  writeFileSync(`${folder}/${chart.name}.md`, outlineOf(chart.machine));
}
const page = element(
  'html',
  { lang: 'en' },
  element(
    'head',
    null,
    element('meta', { charSet: 'utf-8' }),
    element('title', null, 'Charts'),
    element('style', null, 'img { max-width: 100% }'),
  ),
  element(
    'body',
    null,
    element('h1', null, 'Charts'),
    chosen.map(({ name }) =>
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
    ),
  ),
);
writeFileSync(`${folder}/index.html`, `<!doctype html>${renderToStaticMarkup(page)}`);
console.log(`${folder}/index.html`);
