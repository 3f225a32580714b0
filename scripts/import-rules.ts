import type { DependencyType, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { serverRules, testsAndStories } from './server-layers.ts';

/**
 * Allowed imports, as dependency-cruiser rules. Each row names a folder, its allowed imports, and advice for all
 * others. Tests and stories may import anything.
 */
interface Row {
  readonly name: string;
  /** Path of the folder; a group in it is `$1` in `may`. */
  readonly from: string;
  /** A part of the folder with a row of its own. */
  readonly except?: string;
  readonly may: readonly string[];
  /** Imports allowed as types only. */
  readonly mayAsType?: readonly string[];
  /** Whether Node's modules are allowed. */
  readonly mayUseNode?: true;
  readonly instead: string;
}

/** A package of npm, by name or by the beginning of its name (`@lingui/`). */
const npm = (name: string): string => `node_modules/${name}${name.endsWith('/') ? '' : '/'}`;

const xstate = [npm('xstate'), npm('@xstate/react')];
const react = [npm('react'), npm('react-dom'), npm('@types/react')];
/** Texts: the library, and what the product adds to it (formats, the current language). */
const lingui = [npm('@lingui/'), '^src/i18n/'];

/** Ends the path of files that fill the ports of a chart: `page.ts`, `create-account-page.ts`, `renewals-section.ts`. */
const pageFile = '.*(page|sections?)\\.ts$';

/** How code and texts are loaded lazily. */
const lazyImports = '^src/(import-with-retry|preload)\\.ts$';

const rows: readonly Row[] = [
  {
    name: 'domain',
    from: '^domain/',
    may: ['^domain/'],
    instead:
      'The domain imports nothing. Pass the value in as a parameter, or move the code to the room that already knows the other side.',
  },
  {
    name: 'machines',
    from: '^machines/([^/]+)/',
    except: '^machines/engine/',
    may: [
      '^(machines/($1|engine|shared)|domain|validation|contract/pages)/',
      // `people.fixtures`: the invented site and its visitors, for the samples of every chart.
      '^machines/(ports|failure|people\\.fixtures)\\.ts$',
      npm('xstate'),
      npm('superstruct'),
    ],
    instead:
      'A chart imports the domain, its own feature, machines/shared, the rules of forms, the engine and xstate. What two features share belongs to machines/shared. Ask the server through a port (machines/ports.ts), talk to another chart through its parent, keep texts in src/features.',
  },
  {
    name: 'machines-engine',
    from: '^machines/engine/',
    may: ['^machines/engine/', npm('xstate'), npm('superstruct')],
    instead:
      'The engine is a package of its own: it knows no domain, port or failure of the product. Take it as a type parameter or a function, and give it where the product uses the engine.',
  },
  {
    name: 'validation',
    from: '^validation/',
    except: '^validation/(forms|reader-list)/',
    may: ['^validation/([^/]+|rules/.+)\\.ts$', '^domain/', npm('superstruct'), npm('ipaddr.js')],
    instead:
      'Page and server judge a form by the same rules, so these know superstruct, what reads addresses of networks, and the domain only, and no form. Give a rule what else it needs as a parameter.',
  },
  {
    name: 'validation-forms',
    from: '^validation/(forms|reader-list)/',
    may: ['^(domain|validation)/', npm('superstruct'), npm('papaparse'), npm('@types/papaparse')],
    instead:
      'A form is made of rules (validation/rules), superstruct and the domain, a pasted list is read by papaparse: page and server judge by both. Keep what draws them in src/features.',
  },
  {
    name: 'machines-shared',
    from: '^machines/[^/]+\\.ts$',
    may: ['^(machines|domain|validation)/', npm('xstate'), npm('superstruct')],
    // Ports of calls are derived from their rows.
    mayAsType: ['^contract/(calls|call-ports)\\.ts$'],
    instead:
      'Behaviour never imports what draws it or answers it: add a port to machines/ports.ts, and fill it in src/app.',
  },
  {
    name: 'contract',
    from: '^contract/',
    // Path patterns are read by the engine, a package of its own.
    may: ['^(contract|domain|validation)/', '^machines/engine/path\\.ts$', npm('superstruct'), npm('@lingui/')],
    instead:
      'The wire knows the domain, the rules of forms and superstruct only, because server and browser both read it. Put calling into src/api, answering into server.',
  },
  {
    name: 'src-api',
    from: '^src/api/',
    may: ['^(src/api|contract)/', lazyImports, '^(machines/(ports|failure)|domain/completeness)\\.ts$', npm('ky')],
    instead:
      'A call is a row of the contract sent with ky, whose answer a port names (machines/ports.ts). Take types from there, the completeness of lists from domain, and give what else is needed as a parameter from src/app.',
  },
  {
    name: 'src-i18n',
    from: '^src/i18n/',
    may: ['^src/i18n/', lazyImports, '^locales/', '^domain/', npm('@lingui/'), ...react],
    instead: 'Languages and formats know the domain and lingui only. Hand in what else is needed from src/app.',
  },
  {
    name: 'src-ui',
    from: '^src/ui/',
    may: [
      '^src/ui/',
      npm('react-aria-components'),
      npm('@tanstack/react-virtual'),
      npm('react-fast-compare'),
      npm('@fontsource-variable/'),
      ...lingui,
      ...react,
    ],
    instead:
      'A component is given everything: take the value as a prop (an amount as minor units and a currency), and let src/features bring the domain and the component together.',
  },
  {
    name: 'src-engine',
    from: '^src/engine/',
    may: ['^src/engine/', '^machines/engine/', ...xstate, ...react],
    instead:
      'The engine is a package of its own: words and components are given to it (HostProvider, the screens registry, a frame). Take what is missing as a parameter, and give it in src/app.',
  },
  {
    name: 'src-page',
    from: '^src/page/',
    may: [
      '^src/(page|api|ui|engine)/',
      '^src/features/shared/',
      '^(domain|validation)/',
      '^machines/(ports|failure)\\.ts$',
      '^machines/engine/index\\.ts$',
      '^contract/call\\.ts$',
      lazyImports,
      ...lingui,
      ...xstate,
      ...react,
    ],
    mayAsType: ['^machines/', '^contract/'],
    instead:
      'src/page makes a page of any feature: its ports, query cache and draft. Take what only one feature has as a parameter.',
  },
  {
    name: 'src-feature-page',
    from: `^src/features/([^/]+)/${pageFile}`,
    may: [
      '^src/features/($1|shared)/',
      '^src/(page|api|engine)/',
      // Rows of calls, for `callPorts`, but not all of them; paths of pages.
      '^contract/(?!calls\\.ts$)',
      '^(machines|domain|validation)/',
      npm('xstate'),
      ...lingui,
    ],
    instead:
      'A page fills the ports of its chart from src/api and rows of contract/, and joins it with its screens. What two pages share belongs to src/page.',
  },
  {
    name: 'src-features',
    from: '^src/features/([^/]+)/',
    except: `^src/features/([^/]+)/${pageFile}`,
    may: [
      '^src/features/($1|shared)/',
      '^src/(ui|engine)/',
      lazyImports,
      '^(domain|validation)/',
      // Screens are typed by the chart's table of steps, and links import a page's paths.
      '^machines/.+\\.steps\\.ts$',
      '^contract/pages/',
      '^machines/engine/index\\.ts$',
      // Whether a list can undo its last change, and whether it is filtered.
      '^machines/shared/list/listing(-filters)?\\.ts$',
      // The QR code of a transfer.
      '^node_modules/(qrcode|sepa-payment-qr-code)/',
      ...lingui,
      ...react,
    ],
    mayAsType: ['^machines/'],
    instead:
      'A screen draws data and sends events: navigate by an event, ask by a port of the chart, take components from src/ui and what features share from src/features/shared. From machines it may import types, and values of domain and validation only.',
  },
  {
    name: 'src-panel',
    from: '^src/panel/',
    may: [
      '^src/(panel|ui)/',
      // In the page, only the panel replays charts.
      '^(machines/engine/|(machines/charts|domain/locale)\\.ts$)',
      // URLs of a chart's stories in Storybook.
      '^scripts/charts/story-url\\.ts$',
      '^locales/',
      npm('xstate'),
      ...lingui,
      ...react,
    ],
    instead:
      'The live panel looks on at any chart, and knows none: take what it must know of one from its samples (machines/charts.ts), and hand in from src/app what else it needs.',
  },
  {
    name: 'src-app',
    from: '^src/app/',
    may: ['^(src|machines|contract|domain|validation)/', 'node_modules/'],
    instead:
      'The page is built from src and machines. What server and page share belongs to the contract or the domain.',
  },
  {
    name: 'server',
    from: '^server/',
    may: ['^server/', '^(contract|domain|validation)/', 'node_modules/'],
    mayUseNode: true,
    instead:
      'The server shares contract, domain and validation with the page, nothing else. Move what both need there; what charts alone know is written into a file by a test (server/test-control/tab-drafts.json).',
  },
];

function rulesOf(row: Row): IRegularForbiddenRuleType[] {
  const { name, may, mayAsType } = row;
  const shared: Pick<IRegularForbiddenRuleType, 'severity' | 'comment' | 'from'> = {
    severity: 'error',
    comment: row.instead,
    from: { path: row.from, pathNot: [testsAndStories, ...(row.except === undefined ? [] : [row.except])] },
  };
  const core: readonly DependencyType[] = row.mayUseNode ? ['core'] : [];
  if (!mayAsType) return [{ ...shared, name, to: { pathNot: [...may], dependencyTypesNot: [...core] } }];
  return [
    { ...shared, name, to: { pathNot: [...may], dependencyTypesNot: [...core, 'type-only'] } },
    { ...shared, name: `${name}-types`, to: { pathNot: [...may, ...mayAsType], dependencyTypes: ['type-only'] } },
  ];
}

export const importRules: readonly IRegularForbiddenRuleType[] = [
  ...rows.flatMap(rulesOf),
  ...serverRules,
  {
    name: 'no-cycles',
    severity: 'error',
    comment:
      'Files that import each other cannot be read, tested or moved alone, also where only types go round: move what both need to a file of its own.',
    from: { pathNot: testsAndStories },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
  {
    name: 'rows-of-pages-import-nothing',
    severity: 'error',
    comment:
      'A row of the table of pages has paths and words and imports the types of rows only: charts, links and the server load it without the page. Move types and needs to the steps file of the chart.',
    from: { path: '^contract/pages/', pathNot: '/row\\.ts$' },
    to: { pathNot: '^contract/pages/row\\.ts$' },
  },
  {
    name: 'nobody-imports-app',
    severity: 'error',
    comment:
      'src/app joins the rooms and is imported by none of them. Move what is needed to src/engine, src/ui or src/i18n.',
    from: {
      path: '^(contract|domain|machines|scripts|server|src|validation)/',
      pathNot: ['^src/app/', testsAndStories],
    },
    to: { path: '^src/app/' },
  },
  {
    name: 'panel-is-loaded-apart',
    severity: 'error',
    comment:
      'The live panel is built by itself and loaded where a deployment asks for it: only src/app/start.tsx imports it, by import(). Move what both need to src/ui.',
    from: {
      path: '^(contract|domain|machines|scripts|server|src|validation)/',
      pathNot: ['^src/panel/', '^src/app/start\\.tsx$', testsAndStories],
    },
    to: { path: '^src/panel/' },
  },
  {
    name: 'models-are-not-shipped',
    severity: 'error',
    comment:
      'Samples, fixtures and what explores charts are for tests, stories and the live panel (src/panel), which is loaded apart. What the product needs of them belongs beside the chart.',
    from: { path: '^(src|server)/', pathNot: ['^src/(panel|engine/model)/', testsAndStories] },
    to: { path: '^machines/(engine/model/|charts\\.ts$|.*\\.(samples|fixtures|facets)\\.ts$)' },
  },
  {
    name: 'server-without-browser-packages',
    severity: 'error',
    comment: 'The server draws nothing and walks no chart: use what Node and server packages offer.',
    from: { path: '^server/', pathNot: testsAndStories },
    to: {
      path: [
        ...['wouter', 'ky', 'js-cookie', 'papaparse', 'react-aria', '@lingui/react'].map(npm),
        ...xstate,
        ...react,
      ],
    },
  },
  {
    name: 'product-without-development-packages',
    severity: 'error',
    comment:
      'What runs in production imports packages of "dependencies": move the package there, or the code to scripts or tests.',
    // The inspector is imported in development only (`tests/e2e/inspector.spec.ts`).
    from: {
      path: '^(contract|domain|machines|server|src|validation)/',
      pathNot: [testsAndStories, '^src/app/inspect\\.ts$'],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
];
