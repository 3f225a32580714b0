/** Global setup of the contract tests: the server of their databases. */
import type { TestProject } from 'vitest/node';
import { holdTestServer, newFillingName } from '../../server/core/db/test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of what their databases are copied from. */
    seededDatabase: string;
  }
}

/** Begins a run; what it gives back ends it. A run that is killed lets go of the server, too: its connection holds it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const name = newFillingName();
  project.provide('seededDatabase', name);
  return (await holdTestServer(name)).leave;
}
