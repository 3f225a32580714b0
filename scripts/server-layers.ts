/** The layers of the server, and the import rules that follow from them. */
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** Files that may import anything. */
export const testsAndStories = '\\.(test|test-d|stories)\\.tsx?$';

/** Advice for an import that does not lead to a lower layer of the server. */
const instead = {
  core: 'core/ knows no feature. Take what is needed as a parameter, or move the code to the feature or lower part that has it.',
  feature:
    'A feature imports core/ and the features above it in this list; one that others import needs a row of its own. Move what both need to the lower layer, or let a higher one bring the two together.',
  routes:
    'routes/ and the files of the start join the features, and no feature imports them. Give the feature a function that they call.',
  tool: 'The seed, the office and test control use the features, and no feature imports them. What the product needs is a table, or a constant of the feature.',
} as const;

/**
 * Parts of the server from the lowest layer to the highest (described in server/README.md). A part may import those in
 * earlier rows, none of its own row: so there is no cycle. `*` is every folder that no earlier row names.
 */
const serverLayers: readonly (readonly [keyof typeof instead, ...modules: readonly string[]])[] = [
  [
    'core',
    'core/clock.ts',
    'core/free-port.ts',
    'core/html/html.ts',
    'core/in-time.ts',
    'core/is-aborted.ts',
    'core/lifetimes.ts',
    'core/log.ts',
    'core/metrics.ts',
    'core/reference.ts',
    'core/secret-files.ts',
    'core/secrets.ts',
    'core/start-stop.ts',
    'core/trusted-proxies.ts',
  ],
  ['core', 'core/settings.ts', 'core/html/icon.ts'],
  ['core', 'core/i18n/', 'core/db/', 'core/pdf/'],
  ['core', 'core/people/'],
  ['core', 'core/html/document.ts', 'core/html/form.ts', 'core/mail/'],
  ['core', 'core/html/frame.ts'],
  ['core', 'core/services.ts'],
  ['core', 'core/rpc/', 'core/http/', 'core/jobs/', 'core/open-services.ts'],
  ['core', 'core/payments/'],
  ['feature', 'features/site/', 'features/catalogue/'],
  ['feature', 'features/quote-request/', 'features/newsletter/'],
  ['feature', 'features/session/'],
  ['feature', 'features/invoice/', 'features/reading/', 'features/wallet/'],
  ['feature', 'features/subscription/'],
  ['feature', 'features/modification/'],
  ['feature', 'features/profile/', 'features/quotation/', 'features/checkout/'],
  // Every other feature: none is imported by another one.
  ['feature', 'features/*/'],
  ['routes', 'routes/'],
  ['tool', 'seed/'],
  ['tool', 'office/', 'test-control/'],
  ['routes', 'start.ts'],
  ['routes', 'announcement.ts'],
  ['routes', 'main.ts'],
];

const anyOf = (modules: readonly string[]): string =>
  `^server/(${modules.join('|').replaceAll('.', '\\.').replaceAll('*', '[^/]+')})`;

/** Imports from a higher layer, or from another part of the same one. */
const betweenLayers: readonly IRegularForbiddenRuleType[] = serverLayers.map(([kind, ...modules], index) => {
  const lower = serverLayers.slice(0, index).flatMap(([, ...parts]) => parts);
  const below = lower.length === 0 ? [] : [anyOf(lower)];
  return {
    name: `server-${modules
      .join('-')
      .replaceAll(/core\/(html\/)?|features\/|\.ts|\//g, '')
      .replace('*', 'other-features')}`,
    severity: 'error',
    comment: instead[kind],
    from: { path: anyOf(modules), pathNot: [testsAndStories, ...below] },
    to: { path: '^server/', pathNot: ['^server/$1', ...below] },
  };
});

/** Every part of the server has its place and imports lower ones only. */
export const serverRules: readonly IRegularForbiddenRuleType[] = [
  ...betweenLayers,
  {
    name: 'server-part-without-a-place',
    severity: 'error',
    comment: 'Give it its place in the list of the server’s layers (scripts/server-layers.ts), after what it imports.',
    from: { path: '^server/', pathNot: [testsAndStories, anyOf(serverLayers.flatMap(([, ...modules]) => modules))] },
    to: { path: '^server/' },
  },
];
