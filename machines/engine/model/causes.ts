/** Groups the findings of a walk by cause: a guard, an edge to the wrong state, an unreachable state. */
import { is, string, type as having } from 'superstruct';
import type { AnyStateMachine } from 'xstate';
import { statesOf } from '../chart.ts';
import type { Edge } from '../edges.ts';
import { edgesOf } from '../edges.ts';
import type { BrokenMove, Issue } from './issue.ts';

/** A finding and its suspects, likeliest first: `guard hasCart`, `edge …`, `state …`. */
export interface Finding {
  readonly what: string;
  readonly suspects: readonly string[];
  readonly seen: BrokenMove | null;
}

const GUARD = 'guard ';

const guarded = having({ route: having({ guard: string() }) });

/** The guard of an edge; of an address, the guard of the state that it leads to. */
function guardOf(machine: AnyStateMachine, { event, guard, targets }: Edge): string | null {
  if (event !== 'route') return guard;
  const node = statesOf(machine).find(({ id }) => targets.includes(id));
  const config: unknown = node?.config;
  return is(config, guarded) ? config.route.guard : null;
}

/** Suspects: the guards of edges, and the edges themselves, the last one first. */
export function suspectsOf(machine: AnyStateMachine, edges: readonly Edge[]): readonly string[] {
  const guards = edges.toReversed().map((edge) => guardOf(machine, edge));
  return [
    ...guards.flatMap((guard) => (guard === null ? [] : [GUARD + guard])),
    ...edges.toReversed().map(({ id }) => `edge ${id}`),
  ];
}

/** Suspects for the states and edges that a walk did not reach. */
export class Absences {
  readonly #edges: readonly Edge[];
  readonly #walked: ReadonlySet<string>;
  readonly #states: ReadonlyMap<string, string>;

  constructor(machine: AnyStateMachine, walked: Iterable<string>) {
    this.#edges = edgesOf(machine);
    this.#walked = new Set(walked);
    this.#states = new Map(statesOf(machine).map(({ id, path }) => [path.join('.'), id]));
  }

  /** For an edge that is not taken: earlier guards that always pass, its own guard, or the suspects of its source. */
  ofEdge(id: string, seen: ReadonlySet<string> = new Set()): readonly string[] {
    const edge = this.#edges.find((each) => each.id === id);
    if (!edge || seen.has(id)) return [];
    const siblings = this.#edges.filter(({ source, event }) => source === edge.source && event === edge.event);
    const before = siblings.slice(0, siblings.indexOf(edge)).filter((each) => this.#walked.has(each.id));
    const isSourceReached = this.#edges.some(({ source, id: other }) => {
      return source === edge.source && this.#walked.has(other);
    });
    return [
      ...before.flatMap(({ guard }) => (guard === null ? [] : [GUARD + guard])),
      ...(edge.guard === null ? [] : [GUARD + edge.guard]),
      ...(isSourceReached ? [] : this.#ofStateId(edge.source, new Set([...seen, id]))),
      `edge ${id}`,
    ];
  }

  /** For a state that is not reached, by its path: the suspects of the edges that lead to it. */
  ofState(path: string): readonly string[] {
    const id = this.#states.get(path);
    return id === undefined ? [] : this.#ofStateId(id, new Set());
  }

  #ofStateId(id: string, seen: ReadonlySet<string>): readonly string[] {
    const isWithin = (one: string, other: string): boolean => one === other || one.startsWith(`${other}.`);
    const inward = this.#edges.filter(
      (edge) =>
        !this.#walked.has(edge.id) && edge.targets.some((target) => isWithin(target, id) || isWithin(id, target)),
    );
    return [`state ${id}`, ...inward.flatMap((edge) => this.ofEdge(edge.id, seen))];
  }
}

/** The suspect that explains the most findings; of several, the one that stands first most often. */
function likeliest(findings: readonly Finding[]): string | null {
  const scores = new Map<string, number>();
  for (const { suspects } of findings) {
    for (const [place, suspect] of [...new Set(suspects)].entries()) {
      scores.set(suspect, (scores.get(suspect) ?? 0) + 1 + 0.001 / (place + 1));
    }
  }
  const [best] = [...scores].toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}

const lengthOf = ({ seen }: Finding): number => seen?.line.split(' > ').length ?? Number.POSITIVE_INFINITY;

/** Findings of one cause as one issue, in the words of the finding with the shortest line. */
function issueOf(suspect: string | null, findings: readonly Finding[]): readonly Issue[] {
  const [first, ...others] = findings.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  if (!first) return [];
  return [
    {
      what: first.what,
      guard: suspect?.startsWith(GUARD) === true ? suspect.slice(GUARD.length) : null,
      seen: first.seen,
      follows: others.map(({ what }) => what),
    },
  ];
}

/** One issue for each cause: takes the suspect that explains most of the remaining findings, again and again. */
export function causesOf(findings: readonly Finding[]): readonly Issue[] {
  const issues: Issue[] = [];
  let left = findings;
  while (left.length > 0) {
    const suspect = likeliest(left);
    const [first] = left;
    const isOf = (each: Finding): boolean => (suspect === null ? each === first : each.suspects.includes(suspect));
    issues.push(...issueOf(suspect, left.filter(isOf)));
    left = left.filter((each) => !isOf(each));
  }
  return issues;
}
