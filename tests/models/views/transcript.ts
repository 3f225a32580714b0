/**
 * The text of all states of a chart, for review: each as its difference to the most similar state of the same screen.
 */
import { diff } from 'node:util';

/** The lines of one state. */
export interface Heard {
  /** The configuration. */
  readonly id: string;
  readonly screen: string;
  readonly lines: readonly string[];
}

/** Lines that one state has (`+`) and the other has not (`-`). */
function differences(one: readonly string[], other: readonly string[]): readonly string[] {
  return diff([...one], [...other]).flatMap(([operation, line]) => {
    if (operation === 0) return [];
    return [`${operation < 0 ? '+' : '-'} ${line}`];
  });
}

function sectionOf(earlier: readonly Heard[], { id, lines }: Heard): readonly string[] {
  const candidates = earlier.map((each) => ({ id: each.id, changes: differences(each.lines, lines) }));
  const [nearest] = candidates.toSorted((one, other) => one.changes.length - other.changes.length);
  if (!nearest || nearest.changes.length > lines.length) return [`## ${id}`, '', ...lines];
  return [`## ${id}, as ${nearest.id}${nearest.changes.length === 0 ? '' : ' but'}`, '', ...nearest.changes];
}

/** The approved text. */
export function transcriptOf(heard: readonly Heard[]): string {
  const sections = heard.map((each, index) => {
    const earlier = heard.slice(0, index).filter(({ screen }) => screen === each.screen);
    return sectionOf(earlier, each).join('\n').trimEnd();
  });
  return `${sections.join('\n\n')}\n`;
}
