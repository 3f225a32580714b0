import { expect, test } from 'vitest';
import { textParts } from './catalog-split.ts';
import { folderOf } from './catalogs.ts';

interface Module {
  readonly imports?: readonly string[];
  readonly loads?: readonly string[];
  readonly code?: string;
}

type Modules = Readonly<Record<string, Module>>;

/** A small application: a page and what it loads later, and a sign-in that the shell loads. */
const application: Modules = {
  'src/app/main.tsx': { imports: ['src/app/entry.ts'], loads: ['src/app/start.tsx'] },
  'src/app/start.tsx': { imports: ['src/app/pages.ts', 'src/features/doors.tsx'] },
  'src/app/pages.ts': { loads: ['src/features/quote-request/page.ts'] },
  'src/features/quote-request/page.ts': { imports: ['src/features/form.tsx', 'src/features/screens.tsx'] },
  'src/features/screens.tsx': {
    loads: ['src/features/help.tsx'],
    code: 'const Help = withTexts("help", () => import("./help.tsx").then(({ Help: view }) => view));',
  },
  'src/features/help.tsx': { imports: ['src/features/form.tsx'] },
  'src/features/doors.tsx': {
    loads: ['src/features/sign-in.tsx'],
    code: 'const SignIn = withTexts("signIn", () => import("./sign-in.tsx"));',
  },
  'src/features/sign-in.tsx': { imports: ['src/features/form.tsx'] },
};

const ROOT = '/desk';
const idOf = (file: string): string => `${ROOT}/${file}`;

/** The message ids of each part, from messages by the files that have them. */
function partsOf(messages: Readonly<Record<string, readonly string[]>>, more: Modules = {}) {
  const modules = { ...application, ...more };
  const moduleOf = (id: string) => {
    const { imports = [], loads = [], code = '' } = modules[id.slice(ROOT.length + 1)] ?? {};
    const importers = Object.keys(modules).filter((file) => modules[file]?.loads?.some((each) => idOf(each) === id));
    return {
      code,
      importedIds: imports.map(idOf),
      dynamicallyImportedIds: loads.map(idOf),
      dynamicImporters: importers.map(idOf),
    };
  };
  const catalog = Object.fromEntries(
    Object.entries(messages).map(([id, files]) => [id, { origin: files.map((file) => [file] as const) }]),
  );
  const parts = textParts(ROOT, ['src/app/main.tsx', 'src/app/start.tsx'].map(idOf), moduleOf, catalog);
  return Object.fromEntries([...parts].map(([part, ids]) => [part, [...ids]]));
}

test('gives a message to each part whose modules have it, and one of the shell or of no part to every page', () => {
  const parts = partsOf({
    wait: ['src/app/start.tsx', 'src/features/help.tsx'],
    field: ['src/features/form.tsx'],
    question: ['src/features/help.tsx'],
    unknown: ['src/nowhere.ts'],
  });
  expect(parts).toEqual({
    all: ['wait', 'unknown'],
    quoteRequest: ['wait', 'unknown', 'field'],
    help: ['field', 'question'],
    signIn: ['field'],
  });
});

test('leaves out descriptions, which the documents of the server alone have', () => {
  const rows = { 'src/app/start.tsx': { imports: ['contract/pages/notes.ts'] } };
  const parts = partsOf(
    { 'pageTitle.notes': ['contract/pages/notes.ts'], 'pageDescription.notes': ['contract/pages/notes.ts'] },
    rows,
  );
  expect(parts['all']).toEqual(['pageTitle.notes']);
});

test('gives messages of sections to each page that has them', () => {
  const parts = partsOf(
    { wait: ['src/app/start.tsx'], latest: ['src/app/news.ts'], open: ['src/app/bills.ts'] },
    {
      'src/app/pages.ts': { loads: ['src/app/pages/home.ts', 'src/app/pages/notes.ts'] },
      'src/app/start.tsx': {
        imports: ['src/app/pages.ts'],
        loads: ['src/app/home-sections.ts', 'src/app/notes-sections.ts'],
      },
      'src/app/home-sections.ts': { imports: ['src/app/news.ts', 'src/app/bills.ts'] },
      'src/app/notes-sections.ts': { imports: ['src/app/news.ts'] },
    },
  );
  expect(parts).toEqual({ all: ['wait'], home: ['wait', 'latest', 'open'], notes: ['wait', 'latest'] });
});

const composer = 'validation/issue-words.ts';
const fieldsOf = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`fieldName.${name}`, ['validation/field-names.ts']]));

test('gives a message with a composed id to the parts whose forms and rules name it', () => {
  const parts = partsOf(
    {
      'validation.siret': ['validation/issue-messages.ts'],
      'validation.guessable': ['validation/issue-messages.ts'],
      ...fieldsOf('name', 'street'),
    },
    {
      'validation/rules/siret.ts': { code: 'export const siret = () => refusal({ code: "siret" });' },
      'validation/forms/buyer.ts': {
        imports: ['validation/rules/siret.ts'],
        code: '/** Without `street`. */\nexport const buyerForm = object({ siret: siret(), name: text() });',
      },
      'src/features/form.tsx': { imports: [composer] },
      'src/features/help.tsx': { imports: ['src/features/form.tsx', 'validation/forms/buyer.ts'] },
    },
  );
  expect(parts).toEqual({
    all: [],
    quoteRequest: [],
    help: ['validation.siret', 'fieldName.name'],
    // It asks for texts, and has none.
    signIn: [],
  });
});

test('gives an issue of a chart to the later part that shows its form, or else to the page', () => {
  const form = (name: string): string => `validation/forms/${name}.ts`;
  const parts = partsOf(fieldsOf('readers', 'street', 'remark', 'city'), {
    [form('offer')]: { code: 'object({ readers: number() })' },
    [form('buyer')]: { code: 'object({ street: text() })' },
    [form('rest')]: { code: 'object({ remark: text() })' },
    'machines/chart.ts': { imports: ['offer', 'buyer', 'rest'].map(form) },
    'src/features/quote-request/page.ts': { imports: ['machines/chart.ts', 'src/features/screens.tsx'] },
    'src/features/form.tsx': { imports: [composer] },
    'src/features/screens.tsx': {
      ...application['src/features/screens.tsx'],
      imports: ['src/features/form.tsx', form('offer')],
    },
    'src/features/help.tsx': { imports: ['src/features/form.tsx', form('offer'), form('buyer')] },
  });
  expect(parts).toMatchObject({
    quoteRequest: ['fieldName.readers', 'fieldName.remark'],
    help: ['fieldName.readers', 'fieldName.street'],
  });
});

test('gives the messages of every page to a view that is loaded as a page', () => {
  const parts = partsOf(
    { wait: ['src/app/start.tsx'], news: ['src/features/home.tsx'] },
    {
      'src/features/doors.tsx': {
        loads: ['src/features/home.tsx'],
        code: 'const Home = withPageTexts("home", () => import("./home.tsx"));',
      },
    },
  );
  expect(parts['home']).toEqual(['wait', 'news']);
});

test.each([['const load = () => import("./help.tsx");'], ['withTexts("halp", () => import("./help.tsx"));']])(
  'refuses a part with messages that is loaded without them: %s',
  (code) => {
    const screens = { 'src/features/screens.tsx': { loads: ['src/features/help.tsx'], code } };
    expect(() => partsOf({ question: ['src/features/help.tsx'] }, screens)).toThrow("withTexts('help'");
    expect(Object.keys(partsOf({}, screens))).toEqual(['all', 'quoteRequest', 'signIn']);
  },
);

test('refuses two parts of one name', () => {
  const doors = {
    'src/features/doors.tsx': {
      loads: ['src/features/door/help.tsx'],
      code: 'withTexts("help", () => import("./door/help.tsx"));',
    },
  };
  const messages = { question: ['src/features/help.tsx'], other: ['src/features/door/help.tsx'] };
  expect(() => partsOf(messages, doors)).toThrow('Two parts with texts are called "help"');
});

test('renames the folder of the texts when any of them changes', () => {
  const folder = folderOf(['Facture', 'Devis']);
  expect(folder).toMatch(/^texts-[\w-]{8}$/);
  expect(folderOf(['Facture', 'Devis'])).toBe(folder);
  expect(folderOf(['Facture', 'Devis.'])).not.toBe(folder);
  expect(folderOf(['Factures', 'Devis'])).not.toBe(folder);
  expect(folderOf(['FactureDevis', ''])).not.toBe(folder);
});
