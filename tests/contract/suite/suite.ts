/** The contract suite: every golden exchange of every row, tried on a back end. */
import { readGoldenExchanges } from '../../../server/test-control/golden-exchanges.ts';
import type { CallName } from '../../../src/contract/calls.ts';
import { callNames, calls } from '../../../src/contract/calls.ts';
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

/** Results of a row's exchanges. */
export interface RowReport {
  readonly name: CallName;
  /** `in part`: some exchanges passed, none failed, and others could not be arranged. */
  readonly result: Verdict['result'] | 'in part';
  readonly exchanges: readonly (Verdict & { readonly fixture: string })[];
}

function resultOf(verdicts: readonly Verdict[]): RowReport['result'] {
  const has = (wanted: Verdict['result']) => verdicts.some(({ result }) => result === wanted);
  if (has('failed')) return 'failed';
  if (!has('passed')) return 'not arranged';
  return has('not arranged') ? 'in part' : 'passed';
}

/** Tries the exchanges of some rows in sequence; yields each row's report. */
export async function* tryRows(target: Target, names: readonly CallName[]): AsyncGenerator<RowReport> {
  for (const name of names) {
    const verdicts: (Verdict & { readonly fixture: string })[] = [];
    for (const trial of trials.filter((each) => each.name === name)) {
      verdicts.push({ fixture: trial.fixture, ...(await target.check(trial)) });
    }
    yield { name, result: resultOf(verdicts), exchanges: verdicts };
  }
}
