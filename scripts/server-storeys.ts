/** The rooms of the server, storey by storey, and the import rules that follow from it. */
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** Files that may import anything. */
export const testsAndStories = '\\.(test|test-d|stories)\\.tsx?$';

/** What to do instead of an import between rooms of the server that does not lead downwards. */
const instead = {
  ground:
    'What everything stands on knows nothing of the product. Take it as a parameter, or move the code up to the room that knows the other side.',
  floor:
    'A room of the floor serves every resource and knows none. Let the resource call it, and hand in what it needs as a parameter.',
  resource:
    'A resource knows the floor and the resources below it. Move what both need to the lower room, or let the room above bring the two together.',
  roof: 'The roof joins the rooms, and nothing below it knows it. Give the room a function that the roof calls.',
  beside:
    'Examples, the office and test control use the rooms; no room knows them. What the product needs is a table, or a constant of the room that answers for it.',
} as const;

/**
 * The rooms of the server and the files beside them, from the ground up (server/README.md says what each is). One may
 * import what stands below it; those in one line do not know each other. So there is no circle.
 */
const serverStoreys: readonly (readonly [keyof typeof instead, ...modules: readonly string[]])[] = [
  [
    'ground',
    'clock.ts',
    'free-port.ts',
    'html.ts',
    'in-time.ts',
    'lifetimes.ts',
    'log.ts',
    'opened.ts',
    'parent-gone.ts',
    'reference.ts',
    'secrets.ts',
    'start-error.ts',
    'trusted-proxies.ts',
  ],
  ['ground', 'settings.ts'],
  ['floor', 'i18n/', 'db/'],
  ['floor', 'people/'],
  ['floor', 'documents/', 'mail/'],
  ['floor', 'services.ts'],
  ['floor', 'calls/', 'http/', 'open-services.ts'],
  ['floor', 'payments/'],
  ['resource', 'site/', 'catalogue/'],
  ['resource', 'quote-request/', 'legal/', 'newsletter/'],
  ['resource', 'session/'],
  ['resource', 'publisher/'],
  ['resource', 'invoice/', 'subscription/', 'reading/', 'wallet/'],
  ['resource', 'modification/'],
  ['resource', 'address/', 'contact/', 'licence/', 'profile/'],
  ['resource', 'quotation/', 'checkout/', 'watch/'],
  ['resource', 'subscription-order/', 'audit/', 'personal-data/'],
  ['roof', 'answering/'],
  ['beside', 'seed/'],
  ['beside', 'office/', 'test-control/'],
  ['roof', 'start.ts'],
  ['roof', 'announcement.ts'],
  ['roof', 'main.ts'],
];

const anyOf = (modules: readonly string[]): string => `^server/(${modules.join('|').replaceAll('.', '\\.')})`;

/** Whoever imports from a storey above their own, or from beside. */
const betweenStoreys: readonly IRegularForbiddenRuleType[] = serverStoreys.map(([kind, ...modules], index) => {
  const below = serverStoreys.slice(0, index).flatMap(([, ...lower]) => lower);
  return {
    name: `server-${modules.join('-').replaceAll(/\.ts|\//g, '')}`,
    severity: 'error',
    comment: instead[kind],
    from: { path: anyOf(modules), pathNot: testsAndStories },
    to: { path: '^server/', pathNot: ['^server/$1', ...(below.length === 0 ? [] : [anyOf(below)])] },
  };
});

/** No room imports from a storey above its own, and each has its place. */
export const serverRules: readonly IRegularForbiddenRuleType[] = [
  ...betweenStoreys,
  {
    name: 'server-room-without-a-place',
    severity: 'error',
    comment:
      'Give the room its place in the list of the server’s storeys (scripts/server-storeys.ts), above what it imports.',
    from: { path: '^server/', pathNot: [testsAndStories, anyOf(serverStoreys.flatMap(([, ...modules]) => modules))] },
    to: { path: '^server/' },
  },
];
