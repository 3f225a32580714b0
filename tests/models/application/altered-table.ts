/** The approved table of altered answers: what they have a page say, and no longer say. */
import { diff } from 'node:util';
import type { Alteration } from './altered-answers.ts';
import { withoutMarks } from './claims.ts';

/** Lines without words. */
const silent = /^(?:row|rowheader|cell|list|listitem|status|form|alert|navigation|group|figure)$/;

/** Lost lines in full; of more than these, their number. */
const MOST_LOST = 4;

/** `factures[].{montantTTC, devise}`: fields of one record. */
function fieldsOf(paths: readonly string[]): string {
  const byRecord = Map.groupBy([...new Set(paths)], (path) => path.slice(0, path.lastIndexOf('.') + 1));
  return [...byRecord]
    .map(([record, all]) => {
      const names = all.map((path) => path.slice(record.length)).join(', ');
      return all.length === 1 ? record + names : `${record}{${names}}`;
    })
    .join(', ');
}

/** Alterations in words: `factures[].{factureIId, reference}: absent, null`. */
function wordsOf(alterations: readonly Alteration[]): readonly string[] {
  const byField = Map.groupBy(alterations, ({ field }) => field);
  const byHows = Map.groupBy(byField, ([, all]) => all.map(({ how }) => how).join(', '));
  return [...byHows].map(([hows, fields]) => `${fieldsOf(fields.map(([field]) => field))}: ${hows}`);
}

/** Lines that an altered page has and the whole one has not, and those that it no longer has. */
function differences(whole: readonly string[], altered: readonly string[]): readonly string[] {
  const [before, after] = [whole, altered].map((lines) => lines.map(withoutMarks).filter((line) => !silent.test(line)));
  const changes = diff(before ?? [], after ?? []);
  const said = changes.filter(([operation]) => operation < 0).map(([, line]) => `  + ${line}`);
  const lost = changes.filter(([operation]) => operation > 0).map(([, line]) => `  - ${line}`);
  return [...said, ...(lost.length > MOST_LOST ? [`  - ${lost.length} lines`] : lost)];
}

/** One altered page. */
export interface Altered {
  readonly alterations: readonly Alteration[];
  readonly lines: readonly string[];
}

/** What the alterations of one answer have a page say: those with the same effect together. */
export function effectsOf(whole: readonly string[], pages: readonly Altered[]): string {
  const byEffect = Map.groupBy(pages, ({ lines }) => differences(whole, lines).join('\n'));
  const groups = [...byEffect].map(([effect, all]) =>
    [...wordsOf(all.flatMap(({ alterations }) => alterations)), effect === '' ? '  = the same' : effect].join('\n'),
  );
  return groups.join('\n\n');
}

/** The table of a page: titles with the same effects together. */
export function tableOf(sections: readonly (readonly [title: string, effects: string])[]): string {
  const byEffects = Map.groupBy(sections, ([, effects]) => effects);
  return [...byEffects]
    .map(([effects, all]) => `${all.map(([title]) => `## ${title}`).join('\n')}\n\n${effects}\n`)
    .join('\n');
}
