/** The commands that the documents for developers show, as a shell reads them. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

export interface DocumentedCommand {
  /** `docs/guides/add-a-step.md` */
  readonly file: string;
  /** One command of the line, its placeholders filled in. */
  readonly text: string;
  /** The environment variables before it. */
  readonly variables: Readonly<Record<string, string>>;
  /** Program and arguments: quotes, braces and wildcards are resolved, `npx` is left out. */
  readonly words: readonly string[];
}

/** Names that stand for others: a chart, or the funnel that a guide adds. */
const placeholders = [
  [/\bX(?=[/:. ]|$)/g, 'payment'],
  [/<noun>/g, 'payment'],
  [/'messages: '/g, "'payment: '"],
] as const;

/** What begins a command in a span of code; `check -- types` is one of npm's scripts. */
const begins = /^(?:(?:[A-Z_]+=\S+ )*(?:npm|npx|node|git|grep|curl|python3) |(?:check|test|test:long) -- )/;

/** Commands of a document: lines of its shell blocks, and spans of code. A span of options belongs to its row's command. */
function linesOf(document: string): readonly string[] {
  const found: string[] = [];
  let fence: string | null = null;
  for (const line of document.split('\n')) {
    const [, opened] = /^\s*```(\w*)/.exec(line) ?? [];
    if (opened !== undefined) fence = fence === null ? opened : null;
    else if (fence === 'sh') found.push(line.trim());
    else if (fence === null) {
      let row = '';
      for (const [, span = ''] of line.matchAll(/`([^`]+)`/g)) {
        const isOption = line.startsWith('| ') && row !== '' && /^--? ?\S/.test(span);
        if (isOption) found.push(`${row} ${row.startsWith('npm') && !span.startsWith('-- ') ? '-- ' : ''}${span}`);
        else if (begins.test(span)) {
          row = span;
          found.push(span);
        }
      }
    }
  }
  return found.filter((line) => line !== '' && !line.includes('…`'));
}

/** The words of a command, as bash splits them. Throws if it cannot. */
function wordsOf(text: string): readonly string[] {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `printf '%s\\0' ${text}`], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${text}: ${stderr}`);
  return stdout.split('\0').slice(0, -1);
}

/** Every command of README, CONTRIBUTING and the guides. */
export function documentedCommands(): readonly DocumentedCommand[] {
  return ['README.md', 'CONTRIBUTING.md', ...globSync('docs/guides/*.md').toSorted()].flatMap((file) =>
    linesOf(readFileSync(file, 'utf8')).flatMap((line) => {
      const filled = placeholders.reduce((text, [name, sample]) => text.replaceAll(name, sample), line);
      const whole = filled.replace(/^(?=(?:check|test|test:long) -- )/, 'npm run ');
      return whole.split(' && ').map((text) => {
        const [variables = ''] = /^(?:[A-Z_]+=\S+ )*/.exec(text) ?? [];
        const words = wordsOf(text.slice(variables.length));
        return {
          file,
          text,
          variables: Object.fromEntries(
            [...variables.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value] as const),
          ),
          words: words[0] === 'npx' ? words.slice(1) : words,
        };
      });
    }),
  );
}
