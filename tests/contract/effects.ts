/** The statements that a server in this process makes for one exchange: how many, and the tables that it writes. */
import { listenToStatements } from '../../server/core/db/statements.ts';

/** Tables that every request may write: sessions note when they were last seen, and limits count what is tried. */
const ofRequests: readonly string[] = ['sessions', 'token_sessions', 'throttle'];

/** A write as text: `insert outbox`. */
function writesOf(statement: string): readonly string[] {
  const found = statement.matchAll(/(?<!for )\b(insert into|update|delete from) "?(\w+)"?/gi);
  return [...found]
    .filter(([, , table = '']) => !ofRequests.includes(table) && table !== 'set')
    .map(([, verb = '', table = '']) => `${verb.toLowerCase().replace(/ .*/, '')} ${table}`);
}

/** The tables that a statement reads, and the names that it gives itself. */
function readsOf(statement: string): readonly string[] {
  return [...statement.matchAll(/\b(?:from|join) "?(\w+)"?/gi)].map(([, table = '']) => table);
}

/** Effects of exchanges by fixture. It must exist before the server opens its database. */
export class Effects {
  readonly #writes = new Map<string, readonly string[]>();
  #statements: string[] = [];
  readonly #stop = listenToStatements(({ text }) => this.#statements.push(text));

  /** Makes an exchange; returns its result and its number of statements. */
  async during<Result>(fixture: string, exchange: () => Promise<Result>): Promise<readonly [Result, number]> {
    this.#statements = [];
    const result = await exchange();
    this.#writes.set(fixture, [...new Set(this.#statements.flatMap(writesOf))].toSorted());
    return [result, this.#statements.length];
  }

  /** The tables that an exchange reads. */
  async readDuring(exchange: () => Promise<unknown>): Promise<ReadonlySet<string>> {
    this.#statements = [];
    await exchange();
    return new Set(this.#statements.flatMap(readsOf));
  }

  /** The tables that an exchange has written. */
  writtenBy(fixture: string): ReadonlySet<string> {
    return new Set((this.#writes.get(fixture) ?? []).map((write) => write.replace(/^\w+ /, '')));
  }

  /** One line for each exchange that writes: `contact.claim: insert desk_messages, insert outbox`. */
  text(): string {
    const lines = [...this.#writes].filter(([, writes]) => writes.length > 0);
    return lines
      .map(([fixture, writes]) => `${fixture}: ${writes.join(', ')}\n`)
      .toSorted()
      .join('');
  }

  stop(): void {
    this.#stop();
  }
}
