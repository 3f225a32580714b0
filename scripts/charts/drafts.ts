/**
 * Whether what people have typed outlives a deployment: a golden draft of every version, kept in `drafts/` beside its
 * chart as a tab stores it, is opened by the present rules. Each debt is a sentence that says what to do.
 */
import { globSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { create, string, type as having, unknown } from 'superstruct';
import { unpackDraft } from '../../machines/engine/index.ts';
import type { DraftRules } from '../../machines/engine/funnel.ts';
import { fileName } from './folders.ts';

/** A stored draft of one version. */
export interface GoldenDraft {
  /** `machines/invoice/drafts/v1.json` */
  readonly file: string;
  readonly text: string;
}

interface DraftChart {
  readonly name: string;
  readonly draft: DraftRules<object>;
}

const envelope = having({ person: string(), snapshot: having({ context: unknown() }) });

/** The golden drafts of a folder. */
export function goldenDrafts(root: string, folder: string): readonly GoldenDraft[] {
  return globSync(`${folder}/drafts/*.json`, { cwd: root })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));
}

/** Paths of what is `null` or an empty list: a change of what would stand there goes unseen. */
function gapsOf(value: unknown, path: string): readonly string[] {
  if (value === null || (Array.isArray(value) && value.length === 0)) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, below]) => gapsOf(below, path === '' ? key : `${path}.${key}`));
}

/** What a funnel owes the drafts that tabs have stored. */
export function draftIssues(
  { name, draft: rules }: DraftChart,
  folder: string,
  goldens: readonly GoldenDraft[],
): readonly string[] {
  const present = `${folder}/drafts/v${rules.version}.json`;
  const struct = `${folder}/${fileName(name)}.draft.ts`;
  const isKept = goldens.some(({ file }) => file === present);
  return [
    ...(isKept
      ? []
      : [
          `${present} is missing: keep there what a tab stores under "funnel:${name}" (sessionStorage) with every field filled in`,
        ]),
    ...goldens.flatMap((golden) => {
      const { person, snapshot } = create(JSON.parse(golden.text), envelope);
      const found = unpackDraft(rules, { funnel: name, hash: '', person, now: 0 }, golden.text);
      if (found.kind !== 'found') {
        const [problem] = rules.struct.validate(snapshot.context, { coerce: true, mask: true });
        return [
          `${golden.file} cannot be read any more (${problem?.message ?? 'another funnel’s'}), so what people have typed would be lost at the next deployment: give each new field a default in ${struct}, defaulted(…), or migrate`,
        ];
      }
      if (golden.file !== present) return [];
      if (!isDeepStrictEqual(found.draft, snapshot.context)) {
        return [
          `${struct} has changed since ${golden.file} was stored: count its version up to ${rules.version + 1}, and keep a draft of the new shape in ${folder}/drafts/v${rules.version + 1}.json`,
        ];
      }
      return gapsOf(snapshot.context, '').map(
        (path) => `${golden.file} has nothing at ${path}: fill it in, so that a change of its shape is seen`,
      );
    }),
  ];
}
