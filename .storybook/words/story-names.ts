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

/** The reason, and what differs; this alone where it leaves the reason less than a third. */
function joined(reason: string, difference: string): string {
  if (difference === '') return shortened(reason, LONGEST_NAME);
  const left = LONGEST_NAME - difference.length - 3;
  return left < LONGEST_NAME / 3 ? shortened(difference, LONGEST_NAME) : `${shortened(reason, left)} · ${difference}`;
}

/** What a state's screen says, or the words of the state. */
function reasonOf({ id, reason }: Unnamed): string {
  return reason === '' ? wordsOfState(id).join(', ') : reason;
}

/** Names of states with the same reason; those that would share a name are compared among themselves. */
function namesOf(group: readonly Unnamed[]): readonly (readonly [Unnamed, string])[] {
  const words = differences(group);
  const named = group.map((each, place) => [each, joined(reasonOf(each), words[place] ?? '')] as const);
  return [...Map.groupBy(named, ([, name]) => name).values()].flatMap((alike) =>
    alike.length === 1 || alike.length === group.length ? alike : namesOf(alike.map(([each]) => each)),
  );
}

/** Names by configuration of the states of one folder: distinct, and at most so long. */
export function namesIn(folder: readonly Unnamed[]): ReadonlyMap<string, string> {
  const groups = [...Map.groupBy(folder, (each) => shortened(reasonOf(each), LONGEST_NAME)).values()];
  const named = new Map(groups.flatMap(namesOf));
  const taken = new Set<string>();
  return new Map(
    folder.map((each) => {
      const name = named.get(each) ?? '';
      let own = name;
      for (let number = 2; taken.has(own); number++) own = `${shortened(name, LONGEST_NAME - 3)} ${number}`;
      taken.add(own);
      return [each.id, own];
    }),
  );
}
