/** A process of its own that runs test files in the order given, until the first one fails; tells which did. */
import { inspect } from 'node:util';
import { array, create, number, optional, string, type } from 'superstruct';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer, startVitest } from 'vitest/node';

const order = type({ root: string(), files: array(string()), workers: number(), pattern: optional(string()) });

const { root, files, workers, pattern } = create(JSON.parse(process.argv[2] ?? 'null'), order);

class InGivenOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => files.findIndex((file) => moduleId.endsWith(`/${file}`));
    return specifications.toSorted((left, right) => place(left) - place(right));
  }
}

const vitest = await startVitest('test', [...files], {
  root,
  run: true,
  watch: false,
  bail: 1,
  maxWorkers: workers,
  cache: false,
  fsModuleCachePath: `${root}/reports/modules`,
  reporters: [{}],
  sequence: { sequencer: InGivenOrder },
  ...(pattern !== undefined && { testNamePattern: pattern }),
});
const modules = vitest.state.getTestModules();
const failed = modules.flatMap((module) => {
  const tests = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
  const path = module.relativeModuleId;
  return [...tests, ...module.errors().map(({ message }) => message)].map((name) => ({ path, name }));
});
const unhandled = vitest.state
  .getUnhandledErrors()
  .map((error) => ({ path: files[0] ?? '', name: inspect(error, { depth: 0 }) }));
process.send?.([...failed, ...unhandled]);
await vitest.close();
process.exit();
