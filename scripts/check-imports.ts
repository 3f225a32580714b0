import { cruise } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';

export interface BrokenRule {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  /** Advice on the correct import. */
  readonly instead: string;
}

/** The modules found under some folders of a project, and the import rules that they break. */
export async function checkImports(
  baseDir: string,
  folders: readonly string[],
): Promise<{ modules: number; broken: readonly BrokenRule[] }> {
  const { output } = await cruise([...folders], {
    baseDir,
    validate: true,
    ruleSet: { forbidden: [...importRules] },
    parser: 'swc',
    tsPreCompilationDeps: 'specify',
    doNotFollow: 'node_modules',
    preserveSymlinks: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.po', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  });
  if (typeof output === 'string') throw new Error(output);
  return {
    modules: output.modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`))).length,
    broken: output.summary.violations
      // A relative path that stays unresolved leads nowhere: the compiler reports it.
      .filter(({ to }) => !to.startsWith('.'))
      .map(({ rule, from, to }) => ({
        rule: rule.name,
        from,
        to,
        instead: importRules.find(({ name }) => name === rule.name)?.comment ?? '',
      })),
  };
}

if (import.meta.main) {
  const { modules, broken } = await checkImports(process.cwd(), [
    'contract',
    'domain',
    'machines',
    'scripts',
    'server',
    'src',
    'validation',
  ]);
  for (const { rule, from, to, instead } of broken) console.error(`${from} imports ${to} (${rule})\n  ${instead}`);
  if (modules === 0)
    console.error('No module was read: @swc/core, which reads TypeScript for dependency-cruiser, is missing.');
  if (broken.length > 0 || modules === 0) process.exitCode = 1;
  else console.log(`Import rules hold on ${modules} modules.`);
}
