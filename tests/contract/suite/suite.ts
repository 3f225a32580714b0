/** The contract suite: every golden exchange of every row, tried on a back end. */
import { readGoldenExchanges } from '../../../server/test-control/golden-exchanges.ts';
import type { CallName } from '../../../contract/calls.ts';
import { defaults } from '../../../contract/call.ts';
import { callNames, calls } from '../../../contract/calls.ts';
import { missingGolden } from '../../support/golden-exchange.ts';
import type { Target, Trial, Verdict } from './target.ts';

const exchanges = readGoldenExchanges();

/** All golden exchanges, by rows. */
export const trials: readonly Trial[] = callNames.flatMap((name) =>
  calls[name].fixtures.map((fixture) => {
    const golden = exchanges.get(fixture);
    if (!golden) throw missingGolden(fixture);
    return { name, fixture, golden };
  }),
);

/** Whether a call only reads. */
export function isRead(name: CallName): boolean {
  const { method, changesOnGet, readsOnly } = calls[name];
  return method === 'GET' ? !changesOnGet : readsOnly;
}

/** Calls after which the page has another person’s cache. */
const ofAnotherPerson: readonly CallName[] = ['login/login', 'login/logout', 'password/choose', 'user/donnees/delete'];

/** The exchanges that change something, or name what they make stale. */
export const changing: readonly Trial[] = trials.filter(
  ({ name, golden }) =>
    golden.response.body.isSuccess &&
    !ofAnotherPerson.includes(name) &&
    (!isRead(name) || calls[name].makesStale !== defaults.makesStale),
);

/** Results of a row's exchanges. */
export interface RowReport {
  readonly name: CallName;
  /** The worst result of the exchanges that were tried. Refusals alone do not make a row work. */
  readonly result: Verdict['result'];
  readonly exchanges: readonly (Verdict & { readonly fixture: string })[];
}

/** All results, the worst first. */
export const results = ['missing', 'misread', 'differs', 'works with loss', 'works', 'not tried'] as const;

/** The worst of some results. */
function worstOf(some: readonly { readonly result: Verdict['result'] }[]): Verdict['result'] {
  return results.find((each) => some.some(({ result }) => result === each)) ?? 'not tried';
}

/** Whether a result is a failure of the back end. */
export function isFailure(result: Verdict['result']): boolean {
  return result === 'missing' || result === 'misread' || result === 'differs';
}

/** Tries the exchanges of some rows in sequence; yields each row's report. */
export async function* tryRows(target: Target, names: readonly CallName[]): AsyncGenerator<RowReport> {
  for (const name of names) {
    const exchanges: RowReport['exchanges'][number][] = [];
    const telling: Verdict[] = [];
    for (const trial of trials.filter((each) => each.name === name)) {
      const verdict = await target.check(trial);
      exchanges.push({ fixture: trial.fixture, ...verdict });
      if (verdict.result !== 'works' || trial.golden.response.body.isSuccess) telling.push(verdict);
    }
    yield { name, result: worstOf(telling), exchanges };
  }
}
