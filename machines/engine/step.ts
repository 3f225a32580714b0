import type { Struct } from 'superstruct';
import { define, is } from 'superstruct';

/** A screen of a funnel: its addresses, and the context that it needs. */
export interface Step<Name extends string = string, Needs extends object = object, Mark extends string = string> {
  /** The screen's name, a key of the screens registry. */
  readonly name: Name;
  /**
   * Patterns of the step's addresses: `/loan/:id?step=check`; navigation to the step uses the first. None: the step is shown at
   * any address.
   */
  readonly paths: readonly string[];
  /** The mark of the progress list under which the step counts, if it counts. */
  readonly progress: Mark | null;
  /** The step ends the funnel: its address replaces the one before, so that Back never returns to a paid form. */
  readonly isOutcome: boolean;
  /**
   * A placeholder for the steps of the address until their data is loaded or has failed to load. The address stays, and
   * is tried again after the next request.
   */
  readonly standsIn: boolean;
  /** Whether the context has what the step needs; narrows the context for the screen. */
  readonly isReady: <Context>(context: Context) => context is Context & Needs;
}

/** The part of a context that a step promises to its screen. */
export type NeedsOf<AnyStep> = AnyStep extends Step<string, infer Needs> ? Needs : never;

/** A chart's table of steps. */
export type Steps = Readonly<Record<string, Step>>;

/** The marks of the progress list under which a table's steps count. */
export type MarkOf<Table extends Steps> = Exclude<Table[keyof Table]['progress'], null>;

interface StepRow<Needs extends object, Mark extends string | null> {
  readonly paths: readonly string[];
  /** A loose struct (`type`) over the context: unnamed keys are ignored. */
  readonly needs: Struct<Needs, unknown>;
  readonly progress?: Mark;
  readonly isOutcome?: boolean;
  readonly standsIn?: boolean;
}

/** One row of a funnel's steps table. */
export function step<const Name extends string, Needs extends object, const Mark extends string | null = null>(
  name: Name,
  row: StepRow<Needs, Mark>,
): Step<Name, Needs, Exclude<Mark, null>>;
export function step<Name extends string, Needs extends object>(
  name: Name,
  { paths, needs, progress = null, isOutcome = false, standsIn = false }: StepRow<Needs, string | null>,
): Step<Name, Needs> {
  return {
    name,
    paths,
    progress,
    isOutcome,
    standsIn,
    isReady: (context): context is typeof context & Needs => is(context, needs),
  };
}

/** A need: the value is there. Its shape is the context type's business, not checked again. */
export function present<Value>(): Struct<NonNullable<Value>, null> {
  return define<NonNullable<Value>>('present', (value) => value !== null && value !== undefined);
}

/** A need: the value is present and its `kind`, which discriminates the union, is this one. */
export function ofKind<Value extends { readonly kind: string }, const Kind extends Value['kind']>(
  kind: Kind,
): Struct<Extract<Value, { readonly kind: Kind }>, null> {
  return define<Extract<Value, { readonly kind: Kind }>>(
    `of kind ${kind}`,
    (value) => typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind,
  );
}

/** The `meta` of a state: the step that it shows. A state that waits for a request is also tagged `busy`. */
export interface StepMeta {
  readonly step: Step;
}

/** The part of a snapshot that determines its step. */
export interface Standing {
  readonly value: unknown;
  readonly getMeta: () => Readonly<Record<string, StepMeta | undefined>>;
}

/**
 * The step of a snapshot: that of the deepest state that has one, since a state's meta includes its parents'. Throws if
 * a chart rests in a state without a step.
 */
export function stepOf(snapshot: Standing): Step {
  const [deepest] = Object.entries(snapshot.getMeta()).toSorted(([left], [right]) => depth(right) - depth(left));
  if (!deepest?.[1]) throw new Error(`State "${stateName(snapshot.value)}" shows no step`);
  return deepest[1].step;
}

function depth(stateId: string): number {
  return stateId.split('.').length;
}

/** The leaves of a state value, dot-joined, parallel regions side by side: `ready.identity.signedOut access.allowed`. */
export function stateName(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const names = Object.entries(value).map(([key, below]) => [key, stateName(below)].filter(Boolean).join('.'));
  return names.join(' ');
}

/** The leaves of a state value, each with its whole path: `ready.identity.signedOut`, `ready.access.allowed`. */
export function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => leavesOf(below).map((leaf) => `${key}.${leaf}`));
}
