import type { ScreenWords } from '../../machines/engine/model/diagram.ts';
import { around, diagramOf } from '../../machines/engine/model/diagram.ts';
import { allOpen, standingOpen } from '../../machines/engine/model/folding.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { storyIdOf } from '../../scripts/charts/story-url.ts';
import { layOut } from '../../scripts/diagram/lay-out.ts';
import { layOutFolded, overviewOf } from '../../scripts/diagram/overview.ts';
import type { DiagramAsked, DiagramDrawn } from './channel.ts';
import type { ListedStory } from './listed.ts';

/** For each state that has one, its plainest story: the one with the fewest facets. */
function storiesByPath(chart: Chart, stories: readonly ListedStory[]): Readonly<Record<string, string>> {
  const plainestLast = stories.toSorted((left, right) => right.id.length - left.id.length);
  return Object.fromEntries(plainestLast.flatMap(({ id, paths }) => paths.map((path) => [path, storyIdOf(chart, id)])));
}

interface Drawn {
  readonly chart: Chart;
  readonly stories: readonly ListedStory[];
  readonly words: ScreenWords;
  readonly mainPath: readonly string[];
  /** Paths of the states in which the chart rests; none if it does not run. */
  readonly standing: readonly string[];
}

/** Draws a chart, or the part around its present state. */
export async function drawDiagram(
  { chart, stories, words, mainPath, standing }: Drawn,
  { scope, folding }: DiagramAsked,
): Promise<DiagramDrawn> {
  const whole = diagramOf(chart.machine, words, mainPath);
  const draw = async (): Promise<Pick<DiagramDrawn, 'drawing' | 'folding'>> => {
    if (scope === 'around') return { folding: allOpen(whole), drawing: await layOut(around(whole, standing)) };
    if (!folding) return overviewOf(whole, standing);
    return { folding, drawing: await layOutFolded(whole, standingOpen(folding, standing)) };
  };
  return {
    ...(await draw()),
    chart: chart.name,
    scope,
    whole,
    stories: storiesByPath(chart, stories),
    pathsOfStories: Object.fromEntries(stories.map(({ id, paths }) => [storyIdOf(chart, id), paths])),
  };
}
