/** What all states of a chart say, to be read in review: each beside the state of the same screen that it is most like. */
import { diff } from 'node:util';

/** What one state says. */
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

function receivedBeside(earlier: readonly Heard[], { id, lines }: Heard): readonly string[] {
  const candidates = earlier.map((each) => ({ id: each.id, changes: differences(each.lines, lines) }));
  const [nearest] = candidates.toSorted((one, other) => one.changes.length - other.changes.length);
  if (!nearest || nearest.changes.length > lines.length) return [`## ${id}`, '', ...lines];
  return [`## ${id}, as ${nearest.id}${nearest.changes.length === 0 ? '' : ' but'}`, '', ...nearest.changes];
}

/** The text that is approved. */
export function transcriptOf(heard: readonly Heard[]): string {
  const received = heard.map((each, index) => {
    const earlier = heard.slice(0, index).filter(({ screen }) => screen === each.screen);
    return receivedBeside(earlier, each).join('\n').trimEnd();
  });
  return `${received.join('\n\n')}\n`;
}
