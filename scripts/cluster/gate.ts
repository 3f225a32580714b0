import type { Kysely } from 'kysely';
import { pause } from '../../server/core/in-time.ts';
import type { Schema } from '../../server/core/db/schema.ts';

/** How long the gate stays open for a moment without work, in milliseconds; then it closes, and waits. */
const PATIENCE = 10_000;

/** Holds up the statements of a database. */
export interface Gate {
  /** Resolves in a moment when none of them is under way; later ones wait until it is opened. */
  readonly close: () => Promise<void>;
  readonly open: () => void;
}

/**
 * Puts a gate before a database: what arranges and records the run is not to break where the cluster under test does.
 */
export function gateOf(db: Kysely<Schema>): Gate {
  let underWay = 0;
  let opening = Promise.withResolvers<void>();
  let isOpen = true;
  const executor = db.getExecutor();
  const provideConnection = executor.provideConnection.bind(executor);
  const gated: typeof provideConnection = async (consumer) => {
    while (!isOpen) await opening.promise;
    underWay += 1;
    try {
      return await provideConnection(consumer);
    } finally {
      underWay -= 1;
    }
  };
  Object.assign(executor, { provideConnection: gated });
  return {
    close: async () => {
      opening = Promise.withResolvers<void>();
      const end = performance.now() + PATIENCE;
      while (underWay > 0) {
        isOpen = performance.now() < end;
        await pause(1);
      }
      isOpen = false;
    },
    open: () => {
      isOpen = true;
      opening.resolve();
    },
  };
}
