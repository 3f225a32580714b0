/** The walk as one page that needs no other file: each chart drawn with what was walked, missed and failed, and its ways. */
import { relative } from 'node:path';
import { diagramOf } from '../../machines/funnel/model/diagram.ts';
import type { Markup } from '../../server/html.ts';
import { html } from '../../server/html.ts';
import { reproductionOf } from '../charts/reproduction.ts';
import type { DrawnBox, DrawnLine, Drawing } from '../diagram/drawing.ts';
import { type } from '../diagram/drawing.ts';
import { layOut } from '../diagram/lay-out.ts';
import { reproductionFor } from './complaints.ts';
import type { Figures } from './figures.ts';
import type { Options } from './options.ts';
import { optionsOfWays } from './options.ts';

const style = `
:root { color-scheme: light dark; --passed: light-dark(#1a6b3c, #7fd6a4); --failed: light-dark(#b3141e, #ff9a94);
  --missed: light-dark(#8a5a00, #e8b75a); font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.drawing { overflow: auto; max-height: 80vh; border: 1px solid; }
svg { font: ${type.size}px ui-monospace, monospace; fill: currentColor; }
svg rect { fill: none; stroke: currentColor; }
svg polyline { fill: none; stroke: currentColor; stroke-width: 1.5; }
.passed { color: var(--passed); } .failed { color: var(--failed); } .missed { color: var(--missed); }
svg .missed polyline, svg rect.missed { stroke-dasharray: 5 4; } svg .failed polyline { stroke-width: 3; }
table { border-collapse: collapse; } td, th { text-align: start; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; overflow-wrap: anywhere; }
`;

type Verdict = 'passed' | 'missed' | 'failed';

/** What became of each edge and state of a chart: where no browser has walked, what became of it in Node. */
function verdictsOf({ inNode, inBrowser, complaints }: Figures) {
  const edges = new Set((inBrowser ?? inNode)?.edges ?? []);
  const states = new Set((inBrowser ?? inNode)?.states ?? []);
  const broken = new Set(complaints.flatMap(({ seen }) => seen?.edge ?? []));
  return {
    ofEdge: (id: string): Verdict => (broken.has(id) ? 'failed' : edges.has(id) ? 'passed' : 'missed'),
    ofState: (path: string): Verdict =>
      [...states].some((each) => each === path || each.startsWith(`${path}.`)) ? 'passed' : 'missed',
  };
}

type Verdicts = ReturnType<typeof verdictsOf>;

/** The worst of several edges that share a line. */
function worstOf(verdicts: readonly Verdict[]): Verdict {
  return (['failed', 'missed'] as const).find((each) => verdicts.includes(each)) ?? 'passed';
}

function boxMarkup({ x, y, width, height, name, texts, path, isGroup, isPassing }: DrawnBox, of: Verdicts): Markup {
  const verdict = isGroup || isPassing || path === '' ? '' : of.ofState(path);
  const lines = [{ text: name, edge: null }, ...texts].map(
    ({ text, edge }, index) =>
      html`<text
        class="${edge === null ? '' : of.ofEdge(edge)}"
        x="${x + type.padding}"
        y="${y + (index + 1) * type.leading - 4}"
      >
        ${text}
      </text>`,
  );
  return html`<g class="${verdict}">
    <rect class="${verdict}" x="${x}" y="${y}" width="${width}" height="${height}" rx="4" />
    ${lines}
  </g>`;
}

function lineMarkup({ edges, points, labels }: DrawnLine, of: Verdicts): Markup {
  const texts = labels.map(
    ({ edge, text, x, y }) =>
      html`<text class="${edge === null ? '' : of.ofEdge(edge)}" x="${x + type.padding}" y="${y + type.leading - 5}"
        >${text}</text
      >`,
  );
  return html`<g class="${worstOf(edges.map((edge) => of.ofEdge(edge)))}">
    <polyline points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}" marker-end="url(#arrow)" />
    ${texts}
  </g>`;
}

function drawingMarkup({ width, height, boxes, lines }: Drawing, of: Verdicts, name: string): Markup {
  return html`<div class="drawing" tabindex="0" role="region" aria-label="Diagram of ${name}">
    <svg width="${width}" height="${height}" role="img" aria-label="${name}">
      <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M0 0L8 4L0 8z" />
      </marker>
      ${boxes.map((box) => boxMarkup(box, of))} ${lines.map((line) => lineMarkup(line, of))}
    </svg>
  </div>`;
}

/** The ways of a chart in a browser, those that failed first. */
function waysMarkup({ chart, inBrowser }: Figures, options: Options, folder: string): Markup | null {
  if (!inBrowser) return null;
  const order = { failed: 0, skipped: 1, passed: 2 };
  const rows = inBrowser.ways
    .toSorted((one, other) => order[one.outcome] - order[other.outcome])
    .map(({ line, outcome, seconds, setting, said, trace }) => {
      const verdict = outcome === 'skipped' ? 'missed' : outcome;
      const again = outcome === 'passed' ? null : html`<pre>${said}</pre>`;
      const link = trace === null ? null : html`<a href="${relative(folder, trace)}">trace</a>`;
      const command = reproductionOf(chart, line, optionsOfWays(options));
      return html`<tr>
        <td class="${verdict}">${outcome} ${link}</td>
        <td>${seconds.toFixed(1)} s</td>
        <td>${setting}</td>
        <td>
          <details>
            <summary>${line}</summary>
            <pre>${command}</pre>
          </details>
          ${again}
        </td>
      </tr>`;
    });
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Way</th>
        <th scope="col">Time</th>
        <th scope="col">Played in</th>
        <th scope="col">Replay line</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

async function section(figures: Figures, options: Options, folder: string): Promise<Markup> {
  const { chart, complaints, edges, states, inNode, inBrowser } = figures;
  const drawing = await layOut(diagramOf(chart.machine));
  const walked = inBrowser ?? inNode;
  const missed = edges.filter((edge) => !walked?.edges.includes(edge));
  const told = complaints.map((complaint) => {
    const { what, seen } = complaint;
    return html`<li class="failed">
      ${what}${seen ? html`<pre>${reproductionFor(chart, complaint, options, seen.line)}</pre>` : null}
    </li>`;
  });
  return html`<details ${complaints.length > 0 ? html`open` : null}>
    <summary>
      <strong>${chart.name}</strong> ${walked?.states.length ?? 0} of ${states.length} states,
      ${walked?.edges.length ?? 0} of ${edges.length} edges${inBrowser ? ' in a browser' : ' in Node'};
      ${complaints.length} wrong
    </summary>
    <ul>
      ${told}
    </ul>
    ${drawingMarkup(drawing, verdictsOf(figures), chart.name)}
    <details>
      <summary>${missed.length} edges that were not walked</summary>
      <ul>
        ${missed.map((edge) => html`<li class="missed">${edge}</li>`)}
      </ul>
    </details>
    ${waysMarkup(figures, options, folder)}
  </details>`;
}

/**
 * The page.
 * @param folder Absolute path of where it will lie: traces are linked from there.
 */
export async function pageOf(all: readonly Figures[], options: Options, folder: string): Promise<string> {
  const sections: Markup[] = [];
  for (const figures of all) sections.push(await section(figures, options, folder));
  const body = html`<main>
    <h1>Walks of the charts</h1>
    <p>
      <span class="passed">walked</span>, <span class="missed">not walked (dashed)</span>,
      <span class="failed">failed (thick)</span>
    </p>
    ${sections}
  </main>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Walks of the charts</title><style>${style}</style>${body.markup}</html>\n`;
}
