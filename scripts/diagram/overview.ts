/** The initial view of a diagram: as much of a chart as is legible as a whole. */
import type { Diagram } from '../../machines/engine/model/diagram.ts';
import type { Folding } from '../../machines/engine/model/folding.ts';
import { allOpen, folded, openTo, standingOpen } from '../../machines/engine/model/folding.ts';
import type { Drawing, Size } from './drawing.ts';
import { fitScale, leastLegible } from './drawing.ts';
import { layOut, tightManners } from './lay-out.ts';

/** Space for a diagram in Storybook in a window of 1280 × 900, without its sidebar and bars. */
export const usualView: Size = { width: 960, height: 760 };

/** Above this number of boxes no layout is legible. */
const MOST = 24;

/** Below this number of boxes a folded chart is meaningless. */
const LEAST = 4;

export interface Overview {
  readonly folding: Folding;
  readonly drawing: Drawing;
}

const scaleOf = (drawing: Drawing): number => fitScale(drawing, usualView);

/** A drawing below this fraction of the legible scale cannot be saved by other options. */
const HOPELESS = 0.6;

/** Characters shown of a heading. */
const HEADING = 22;

/** With the first words of each heading, in the first state that has it: the others keep its screen. */
function withBriefHeadings({ boxes, lines }: Diagram): Diagram {
  const brief = (heading: string | null): string | null =>
    heading !== null && heading.length > HEADING ? `${heading.slice(0, HEADING).trimEnd()}…` : heading;
  const isFirst = (heading: string | null, at: number): boolean =>
    boxes.findIndex((box) => box.heading === heading) === at;
  return {
    boxes: boxes.map((box, at) => ({ ...box, heading: isFirst(box.heading, at) ? brief(box.heading) : null })),
    lines,
  };
}

/** Lays a folded diagram out with the first options that make it legible as a whole; else with the smallest result. */
export async function layOutFolded(diagram: Diagram, folding: Folding): Promise<Drawing> {
  const whole = folded(diagram, folding);
  const part = withBriefHeadings(whole);
  const isWhole = folding.received.length === diagram.boxes.length;
  let best = await layOut(isWhole ? whole : part, isWhole ? undefined : tightManners[0]);
  for (const manner of tightManners.slice(isWhole ? 0 : 1)) {
    const scale = scaleOf(best);
    if (scale >= leastLegible || scale < HOPELESS * leastLegible || part.boxes.length > MOST) return best;
    const drawing = await layOut(part, manner);
    if (scaleOf(drawing) > scale) best = drawing;
  }
  return best;
}

/** Ways to fold a chart, most detailed first. */
function foldings(diagram: Diagram): readonly Folding[] {
  const depth = Math.max(...diagram.boxes.map(({ path }) => (path === '' ? 0 : path.split('.').length)));
  const depths = Array.from({ length: depth }, (_, above) => depth - above);
  const [worded, wordless] = [true, false].map((hasWords) => depths.map((each) => openTo(diagram, each, hasWords)));
  const tells = (folding: Folding): boolean => folded(diagram, folding).boxes.length > LEAST;
  return [allOpen(diagram), ...(worded ?? []).filter(tells), ...(wordless ?? []).filter(tells)];
}

/**
 * The most detailed drawing of a chart that is legible as a whole in the {@link usualView}: all of it if small, the
 * funnel's steps if large. While the chart runs, its current state is always drawn.
 */
export async function overviewOf(diagram: Diagram, standing: readonly string[] = []): Promise<Overview> {
  for (const folding of foldings(diagram)) {
    if (folded(diagram, folding).boxes.length > MOST) continue;
    const drawing = await layOutFolded(diagram, folding);
    if (scaleOf(drawing) < leastLegible) continue;
    if (standing.length === 0) return { folding, drawing };
    return { folding, drawing: await layOutFolded(diagram, standingOpen(folding, standing)) };
  }
  const folding = openTo(diagram, 1, false);
  return { folding, drawing: await layOutFolded(diagram, standingOpen(folding, standing)) };
}
