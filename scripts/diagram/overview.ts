/** With what a diagram opens: as much of a chart as can be read whole. */
import type { Diagram } from '../../machines/engine/model/diagram.ts';
import type { Folding } from '../../machines/engine/model/folding.ts';
import { allOpen, folded, openTo, standingOpen } from '../../machines/engine/model/folding.ts';
import type { Drawing, Size } from './drawing.ts';
import { fitScale, leastLegible } from './drawing.ts';
import { layOut, tightManners } from './lay-out.ts';

/** What Storybook leaves for a diagram in a window of 1280 × 900, beside its sidebar and under its bars. */
export const usualView: Size = { width: 960, height: 760 };

/** More boxes than this are legible in no window: nobody tries. */
const MOST = 24;

/** Fewer boxes than this tell nothing of a chart that has more. */
const LEAST = 4;

export interface Overview {
  readonly folding: Folding;
  readonly drawing: Drawing;
}

const scaleOf = (drawing: Drawing): number => fitScale(drawing, usualView);

/** A drawing that is so much smaller than legible is not to be saved by another manner. */
const HOPELESS = 0.8;

/** Lays a folded diagram out in the first manner that is legible whole; where none is, in the smallest. */
export async function layOutFolded(diagram: Diagram, folding: Folding): Promise<Drawing> {
  const part = folded(diagram, folding);
  const isWhole = folding.received.length === diagram.boxes.length;
  let best = await layOut(part, isWhole ? undefined : tightManners[0]);
  for (const manner of tightManners.slice(isWhole ? 0 : 1)) {
    const scale = scaleOf(best);
    if (scale >= leastLegible || scale < HOPELESS * leastLegible || part.boxes.length > MOST) return best;
    const drawing = await layOut(part, manner);
    if (scaleOf(drawing) > scale) best = drawing;
  }
  return best;
}

/** Ways to fold a chart, those that tell the most first. */
function foldings(diagram: Diagram): readonly Folding[] {
  const depth = Math.max(...diagram.boxes.map(({ path }) => (path === '' ? 0 : path.split('.').length)));
  const depths = Array.from({ length: depth }, (_, above) => depth - above);
  const [worded, wordless] = [true, false].map((hasWords) => depths.map((each) => openTo(diagram, each, hasWords)));
  const tells = (folding: Folding): boolean => folded(diagram, folding).boxes.length > LEAST;
  return [allOpen(diagram), ...(worded ?? []).filter(tells), ...(wordless ?? []).filter(tells)];
}

/**
 * The fullest drawing of a chart that is legible as a whole in the {@link usualView}: all of it where it is small, the
 * funnel's steps where it is large. Where the chart runs, the state in which it stands is drawn whatever it takes.
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
