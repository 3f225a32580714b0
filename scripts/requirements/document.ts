import type { Section } from '../../tests/requirements/requirement.ts';
import type { Proof } from './proofs.ts';

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

export interface Totals {
  readonly title: string;
  readonly proved: number;
  readonly rows: number;
}

/** How many rows of a section are proved. */
export function totalsOf({ title, rows }: Section): Totals {
  return { title, proved: rows.filter(({ provedBy }) => provedBy !== 'open').length, rows: rows.length };
}

/** `docs/requirements.md`: what was asked for, row by row, with the tests that prove it. */
export function documentOf(sections: readonly Section[], proofs: readonly Proof[]): string {
  const cited = (id: string): string =>
    proofs
      .filter(({ row }) => row.id === id)
      .map(({ test: { file, where, titles } }) => `${escaped(titles.join(' › '))} ([${where.at(-1)}](../${file}))`)
      .join('<br>');
  const parts = sections.map((section) => {
    const { proved, rows } = totalsOf(section);
    return [
      `## ${section.title}`,
      '',
      `${section.about} Proved: ${proved} of ${rows}.`,
      '',
      '| row | what was asked for | proved by |',
      '| --- | --- | --- |',
      ...section.rows.map(
        ({ id, says, provedBy }) =>
          `| ${escaped(id)} | ${escaped(says)} | ${provedBy === 'open' ? '**open**' : cited(id)} |`,
      ),
    ].join('\n');
  });
  return `${[
    '# What was asked for, and what proves it',
    'Written by `npm run coverage` from `tests/requirements/`; do not edit it here.',
    'The product follows a specification that is not in the tree. Comments cite it by its sections, as in “(specification §4)”: this page says, in our own words, what stands there. Each row names the tests that prove it; `…` in a title stands for what a table of cases puts in. **open** is what does not exist yet, or what no test proves.',
    ...parts,
  ].join('\n\n')}\n`;
}
