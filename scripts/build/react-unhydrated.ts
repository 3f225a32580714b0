/**
 * React without what takes over a document that a server has drawn. The application draws outside of the document, and takes its
 * place in one piece (`src/app/beginning/take-over.ts`): no root is ever hydrated. Here that is written into React's code as
 * constants, and the bundler leaves out whatever cannot come about. Each of them follows from `hydrateRoot` never being
 * called, which is taken away with them: a build where somebody imports it ends.
 */

/** Variables that keep the value that they begin with. */
const variables = {
  isHydrating: '!1',
  hydrationParentFiber: 'null',
  nextHydratableInstance: 'null',
  hydrationErrors: 'null',
} as const;

/** Of the state of a root, a boundary or an activity: it never waits for what a server has drawn. */
const properties = { dehydrated: 'null', isDehydrated: '!1' } as const;

/** What functions give that have nothing to do: nothing is hydrated, and no event is kept until it is. */
const functions = {
  popHydrationState: '!1',
  popToNextHostParent: 'void 0',
  resetHydrationState: 'void 0',
  queueHydrationError: 'void 0',
  upgradeHydrationErrorsToRecoverable: 'null',
  getParentHydrationBoundary: 'null',
  clearHydrationBoundary: 'void 0',
  hideOrUnhideDehydratedBoundary: 'void 0',
  commitActivityHydrationCallbacks: 'void 0',
  commitSuspenseHydrationCallbacks: 'void 0',
  retryDehydratedSuspenseBoundary: 'void 0',
  clearIfContinuousEvent: 'void 0',
  retryIfBlockedOn: 'void 0',
} as const;

/**
 * The code of `react-dom/client` for whoever calls `createRoot` alone.
 *
 * @throws {Error} Where it is not as this file knows it: another release of React may do otherwise.
 */
export function withoutHydration(code: string): string {
  let rest = code;
  const replace = (find: RegExp, by: string): void => {
    const replaced = rest.replace(find, () => by);
    if (replaced === rest) throw new Error(`React has no ${find.source} (react-unhydrated.ts)`);
    rest = replaced;
  };
  for (const [name, value] of Object.entries(functions))
    replace(
      new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[^]*?^\\}$`, 'm'),
      `function ${name}() { return ${value}; }`,
    );
  for (const [name, value] of Object.entries(variables)) {
    // Its declaration, one of several; then what is set to it, which stays.
    replace(new RegExp(`\\b${name} = ${value},\\n\\s*`), '');
    replace(new RegExp(`\\b${name} =\\s(?!=)`, 'g'), '');
  }
  for (const [name, value] of Object.entries(properties))
    replace(new RegExp(`\\b[\\w$]+(?:\\.[\\w$]+)*\\.${name}\\b(?! = )`, 'g'), value);
  // An event meets nothing that it would have to wait for.
  replace(/var blockedOn = (?=findInstanceBlockingEvent\(nativeEvent\);\n\s+if \(null === blockedOn\))/, '');
  replace(/(?<=^\s+findInstanceBlockingEvent\(nativeEvent\);\n\s+if \()null === blockedOn(?=\))/m, '!0');
  replace(/^exports\.hydrateRoot = function [^]*?^\};$/m, '');
  replace(/^ReactDOMHydrationRoot\.prototype\.\w+ = (?=ReactDOMRoot\.)/gm, '');
  replace(/^ReactDOMHydrationRoot\.prototype\.\w+ = function [^]*?^\};$/m, '');
  const constants = Object.entries(variables).map(([name, value]) => `const ${name} = ${value};`);
  return [...constants, rest].join('\n');
}
