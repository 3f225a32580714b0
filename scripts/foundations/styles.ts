/** Contents of the stylesheets: custom properties with their values and uses, and rules with their declarations. */
import type { AtRule, Container, Document, Rule } from 'postcss';
import { parse } from 'postcss';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A declaration: `inline-size: var(--page)`. */
export interface Declaration {
  readonly property: string;
  readonly value: string;
}

/** A rule of a stylesheet, with its own declarations. */
export interface StyleRule {
  readonly file: string;
  /** `.page`, with the selectors that it is nested in. */
  readonly selector: string;
  /** Conditions around it, `@media print`; empty if unconditional. */
  readonly when: string;
  /** The comment before its first declaration's group, for custom properties. */
  readonly declarations: readonly (Declaration & { readonly group: string; readonly note: string })[];
}

/** The file of design tokens; custom properties elsewhere are local. */
export const TOKENS_FILE = 'src/ui/tokens.css';

/** Custom properties used in a value: `calc(var(--page) + 2 * var(--gutter))` → `--page`, `--gutter`. */
export function namesTaken(value: string): readonly string[] {
  return [...new Set([...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name))];
}

function placeOf(rule: Rule): { readonly selector: string; readonly when: string } {
  const conditions: string[] = [];
  let selector = rule.selector.replaceAll(/\s+/g, ' ');
  let around: Container | Document | undefined = rule.parent;
  while (around) {
    if (isAtRule(around)) conditions.unshift(`@${around.name} ${around.params}`.trim());
    else if (isRule(around)) selector = `${around.selector} ${selector}`;
    around = around.parent;
  }
  return { selector, when: conditions.join(', ') };
}

function isAtRule(node: { readonly type: string }): node is AtRule {
  return node.type === 'atrule';
}

function isRule(node: { readonly type: string }): node is Rule {
  return node.type === 'rule';
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The rules of a stylesheet in order. A comment after an empty line heads a group of declarations; one without is a
 * note on the declaration below it.
 */
export function rulesIn(file: string, css: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  parse(css, { from: file }).walkRules((rule) => {
    const declarations: StyleRule['declarations'][number][] = [];
    let group = '';
    let note = '';
    for (const node of rule.nodes) {
      if (node.type === 'comment') {
        const isHead = node.raws.before?.includes('\n\n') === true;
        if (isHead) group = oneLine(node.text);
        note = isHead ? '' : oneLine(node.text);
      } else if (node.type === 'decl') {
        // An empty line without a comment ends a group.
        if (node.raws.before?.includes('\n\n') === true && declarations.length > 0) group = '';
        declarations.push({ property: node.prop, value: oneLine(node.value), group, note });
        note = '';
      }
    }
    rules.push({ file, ...placeOf(rule), declarations });
  });
  return rules;
}

/** The sources that design tokens are read from. */
/** Texts of the files of a checkout that match a pattern, by path. */
export async function readAll(root: string, pattern: string): Promise<ReadonlyMap<string, string>> {
  const files: string[] = [];
  for await (const path of glob(pattern, { cwd: root })) files.push(path.replaceAll('\\', '/'));
  return new Map(
    await Promise.all(files.toSorted().map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)),
  );
}

/** Code that runs in the page, without tests and stories. */
export async function readPageCode(root: string): Promise<ReadonlyMap<string, string>> {
  const code = await readAll(root, 'src/**/*.{ts,tsx}');
  return new Map([...code].filter(([file]) => !/\.(?:stories|test|test-d)\.tsx?$/.test(file)));
}
