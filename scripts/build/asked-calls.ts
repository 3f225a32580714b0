import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parseSync, Visitor } from 'vite';
import { unreadByPage } from '../../src/contract/calls/call.ts';

const TABLE = 'src/contract/calls/';
const ROWS = /\/src\/contract\/calls\/[\w-]+\.ts$/;
const CODECS = /\/src\/contract\/[\w-]+\.ts$/;
const MADE_OF_RULES = /\/(?:src\/contract(?:\/calls)?|machines\/validation\/(?:forms|rules))\/[\w-]+\.ts$/;

/** A part of a file, and what stands there instead. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A file with changes that do not overlap. */
function changed(code: string, changes: readonly Change[]): string {
  let done = '';
  let from = 0;
  for (const { start, end, text } of changes.toSorted((one, other) => one.start - other.start)) {
    done += code.slice(from, start) + text;
    from = end;
  }
  return done + code.slice(from);
}

/** A property of an object, left out with the comma after it. */
function leftOut(code: string, { start, end }: { readonly start: number; readonly end: number }): Change {
  return { start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), text: '' };
}

/** A file of the table of calls without what the page never reads of its rows. Exported for its test. */
export function withoutUnread(file: string, code: string): string {
  const unread: ReadonlySet<string> = new Set(unreadByPage);
  const changes: Change[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [row] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'call' || row?.type !== 'ObjectExpression') return;
      for (const property of row.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier' || !unread.has(property.key.name))
          continue;
        changes.push(leftOut(code, property));
      }
    },
  }).visit(parseSync(file, code).program);
  return changed(code, changes);
}

/** Which codecs the rows name, by what for. */
export interface CodecsInUse {
  readonly asked: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
}

/** The codecs that the table of calls asks and is answered by. */
export function codecsInUse(root: string): CodecsInUse {
  const asked = new Set<string>();
  const answered = new Set<string>();
  for (const name of readdirSync(join(root, TABLE))) {
    if (!name.endsWith('.ts') || name.includes('.test.')) continue;
    new Visitor({
      Property({ key, value }) {
        if (key.type !== 'Identifier' || value.type !== 'Identifier') return;
        if (key.name === 'request' || key.name === 'query') asked.add(value.name);
        if (key.name === 'answer') answered.add(value.name);
      },
    }).visit(parseSync(name, readFileSync(join(root, TABLE, name), 'utf8')).program);
  }
  return { asked, answered };
}

/** The names that a part of a file uses: in its code, not in its types, nor those of fields. */
function namesIn(node: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(node)) for (const each of node) namesIn(each, found);
  if (typeof node !== 'object' || node === null || !('type' in node) || typeof node.type !== 'string') return found;
  if (/^TS(?!As|Satisfies)/.test(node.type)) return found;
  if (node.type === 'Identifier' && 'name' in node && typeof node.name === 'string') found.add(node.name);
  const isPlain = 'computed' in node && node.computed === false;
  for (const [part, inner] of Object.entries(node))
    if (!isPlain || (part !== 'key' && part !== 'property')) namesIn(inner, found);
  return found;
}

/** A file without what nothing in it uses any more: imports, and what it makes for itself. */
function withoutUnused(file: string, code: string): string {
  const { body } = parseSync(file, code).program;
  const others = body
    .filter(({ type }) => type !== 'ImportDeclaration')
    .map((statement) => ({ statement, names: namesIn(statement) }));
  const isUsed = (name: string, by?: unknown): boolean =>
    others.some(({ statement, names }) => statement !== by && names.has(name));
  const changes = body.flatMap((statement): readonly Change[] => {
    const whole = { start: statement.start, end: statement.end, text: '' };
    switch (statement.type) {
      case 'ImportDeclaration': {
        const { specifiers, importKind, source } = statement;
        const used = specifiers.filter(({ local }) => isUsed(local.name));
        if (importKind === 'type' || used.length === specifiers.length) return [];
        const kept = used.map(({ start, end }) => code.slice(start, end)).join(', ');
        return [{ ...whole, text: used.length === 0 ? '' : `import { ${kept} } from '${source.value}';` }];
      }
      case 'FunctionDeclaration':
        return statement.id && !isUsed(statement.id.name, statement) ? [whole] : [];
      case 'VariableDeclaration': {
        const made = statement.declarations.flatMap(({ id }) => [...namesIn(id)]);
        return made.some((name) => isUsed(name, statement)) ? [] : [whole];
      }
      default:
        return [];
    }
  });
  return changes.length === 0 ? code : withoutUnused(file, changed(code, changes));
}

/**
 * A file of codecs as the page has it: what is only asked is never read there, what is only answered never written. So the
 * rules by which the server judges a request do not come with what sends it. Exported for its test.
 */
export function oneWay(file: string, code: string, { asked, answered }: CodecsInUse): string {
  const changes: Change[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
      const {
        callee,
        arguments: [, ways],
      } = init;
      if (callee.type !== 'Identifier' || callee.name !== 'codec' || ways?.type !== 'ObjectExpression') return;
      const isAsked = asked.has(id.name);
      const isAnswered = answered.has(id.name);
      if (isAsked === isAnswered) return;
      const unused = isAsked ? 'decode' : 'encode';
      for (const way of ways.properties)
        if (way.type === 'Property' && way.key.type === 'Identifier' && way.key.name === unused)
          changes.push(leftOut(code, way));
      if (isAnswered) return;
      changes.push({ start: init.start, end: ways.start, text: '' }, { start: ways.end, end: init.end, text: '' });
    },
  }).visit(parseSync(file, code).program);
  return withoutUnused(file, changed(code, changes));
}

/** A file in which whatever is made as it is loaded, and used by nobody, can be left out. Exported for its test. */
export function withoutEffects(file: string, code: string): string {
  const changes: Change[] = [];
  let depth = 0;
  const enter = (): void => void (depth += 1);
  const leave = (): void => void (depth -= 1);
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression: ({ start }) => {
      if (depth === 0) changes.push({ start, end: start, text: '/* @__PURE__ */ ' });
    },
  }).visit(parseSync(file, code).program);
  return changed(code, changes);
}

/**
 * Leaves out of the page what only the server reads of the table of calls: whom it lets, how it fails, what a call is for, how
 * a request is read and judged, how an answer is written.
 */
export function askedCalls(): Plugin {
  let codecs: CodecsInUse = { asked: new Set(), answered: new Set() };
  return {
    name: 'asked-calls',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => {
      codecs = codecsInUse(root);
    },
    transform: {
      filter: { id: MADE_OF_RULES },
      handler: (code, id) => {
        const read = ROWS.test(id) ? withoutUnread(id, code) : CODECS.test(id) ? oneWay(id, code, codecs) : code;
        return { code: withoutEffects(id, read), map: null };
      },
    },
  };
}
