import type { ScenarioName } from '../../../server/test-control/scenarios.ts';
import type { Control, Scenario } from '../control.ts';
import { signedIn } from '../people.ts';
import type { Visitor } from '../visitor.ts';

/** The sender of a fixture's request, and its parts that must name existing records. */
export interface Arranged {
  readonly visitor: Visitor;
  readonly query?: object;
  readonly body?: object;
  /** The person of a scenario who sends it. */
  readonly scenario?: Scenario;
}

/** The preparation of each golden exchange, by the fixture's name. */
export type Arrangements = Readonly<Record<string, () => Promise<Arranged>>>;

/** Returns the test control of a server that starts after the arrangements are made. */
export type ControlOf = () => Control;

/** The person of a scenario, signed in. */
export async function someone(
  server: ControlOf,
  name: ScenarioName = 'severalInvoices',
): Promise<{ readonly scenario: Scenario; readonly visitor: Visitor }> {
  const scenario = await server().scenario({ name });
  return { scenario, visitor: await signedIn(server(), scenario) };
}

/** Exchanges of one scenario’s visitor, with no further arrangement. */
export function allOf(server: ControlOf, name: ScenarioName, ...exchanges: readonly string[]): Arrangements {
  return Object.fromEntries(exchanges.map((each) => [each, async () => someone(server, name)]));
}
