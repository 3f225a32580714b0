import type { Plugin } from 'vite';
import { parseSync, Visitor } from 'vite';
import { unreadByPage } from '../../src/contract/calls/call.ts';

const ROWS = /\/src\/contract\/calls\/[\w-]+\.ts$/;

/** A file of the table of calls without what the page never reads of its rows. Exported for its test. */
export function withoutUnread(file: string, code: string): string {
  const unread: ReadonlySet<string> = new Set(unreadByPage);
  let rest = code;
  let gone = 0;
  new Visitor({
    CallExpression({ callee, arguments: [row] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'call' || row?.type !== 'ObjectExpression') return;
      for (const property of row.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier' || !unread.has(property.key.name))
          continue;
        const end = property.end + (/^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0);
        rest = rest.slice(0, property.start - gone) + rest.slice(end - gone);
        gone += end - property.start;
      }
    },
  }).visit(parseSync(file, code).program);
  return rest;
}

/** Leaves out of the page what only the server reads of the table of calls: whom it lets, how it fails, what a call is for. */
export function askedCalls(): Plugin {
  return {
    name: 'asked-calls',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: ROWS },
      handler: (code, id) => ({ code: withoutUnread(id, code), map: null }),
    },
  };
}
