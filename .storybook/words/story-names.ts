/** Names of stories in the sidebar: what a state's screen says, and what tells it from others that say the same. */

/** Longest name, in characters: what the sidebar shows without a second line. */
export const LONGEST_NAME = 40;

/** A text cut at a word's end. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const end = cut.lastIndexOf(' ');
  return `${end < longest / 2 ? cut : cut.slice(0, end)}…`;
}

/** A state to be named among those of its folder. */
export interface Unnamed {
  /** The configuration: `records.shown changing.sending~rows3+refused`. */
  readonly id: string;
  /** Text of the screen that distinguishes it; empty without one. */
  readonly reason: string;
}

/** The words of a configuration: its states and facets, camel case resolved. */
function wordsOfState(id: string): readonly string[] {
  return id
    .split(/[ .~+]/)
    .filter((part) => part !== '')
    .map((part) => part.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' ').toLowerCase());
}

/** The words of each state that not all states of a list have. */
function differences(states: readonly Unnamed[]): readonly string[] {
  const words = states.map(({ id }) => wordsOfState(id));
  return words.map((own) => {
    const telling = own.filter((word) => !words.every((each) => each.includes(word)));
    return [...new Set(telling)].join(', ');
  });
}

/** The reason, and what differs, in the longest name's length. What differs has two thirds of it at most. */
function joined(reason: string, difference: string): string {
  const words = shortened(difference, Math.floor((LONGEST_NAME * 2) / 3));
  if (words === '') return shortened(reason, LONGEST_NAME);
  return `${shortened(reason, LONGEST_NAME - words.length - 3)} · ${words}`;
}

/** Names of states that would have the same one: distinguished by their words alone, at last by a number. */
function distinguished(alike: readonly Unnamed[]): readonly string[] {
  const names = differences(alike).map((words, place) => words || wordsOfState(alike[place]?.id ?? '').join(', '));
  return names.map((name, place) => {
    const short = shortened(name, LONGEST_NAME);
    const earlier = names.slice(0, place).filter((each) => shortened(each, LONGEST_NAME) === short).length;
    return earlier === 0 ? short : `${shortened(name, LONGEST_NAME - 4)} ${earlier + 1}`;
  });
}

/** Names by configuration of the states of one folder: distinct, and at most so long. */
export function namesIn(folder: readonly Unnamed[]): ReadonlyMap<string, string> {
  const first = new Map<Unnamed, string>();
  for (const group of Map.groupBy(folder, ({ reason }) => shortened(reason, LONGEST_NAME)).values()) {
    const words = group.length === 1 ? [''] : differences(group);
    group.forEach((each, place) => {
      const own = each.reason === '' ? wordsOfState(each.id).join(', ') : each.reason;
      first.set(each, joined(own, each.reason === '' ? '' : (words[place] ?? '')));
    });
  }
  const names = new Map<string, string>();
  for (const [name, alike] of Map.groupBy(folder, (each) => first.get(each) ?? '')) {
    const distinct = alike.length === 1 ? [name] : distinguished(alike);
    alike.forEach(({ id }, place) => names.set(id, distinct[place] ?? name));
  }
  return names;
}
