/** Global setup of the contract tests: the server of their databases. */
import type { TestProject } from 'vitest/node';
import { holdTestServer, newFillingName } from '../../server/core/db/test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of the template of their databases. */
    seededDatabase: string;
  }
}

/** Returns the teardown. A killed run releases the server, too: its connection holds it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const name = newFillingName();
  project.provide('seededDatabase', name);
  return (await holdTestServer(name)).leave;
}
