import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

let root: string;

/** A small application: a page and what it loads later, and a door that the application loads itself. */
const files: Readonly<Record<string, string>> = {
  'src/app/main.tsx': "import './entry.ts';\nvoid import('./start.tsx');",
  'src/app/entry.ts': '',
  'src/app/start.tsx': "import './pages.ts';\nimport '../screens/door.tsx';",
  'src/app/pages.ts': "export const page = { load: () => import('./pages/quote-request.ts') };",
  'src/app/pages/quote-request.ts': "import '../../screens/form.tsx';\nimport '../../screens/screens.tsx';",
  'src/screens/form.tsx': '',
  'src/screens/screens.tsx':
    "const Help = withTexts('help', () => import('./help.tsx').then(({ Help: view }) => view));",
  'src/screens/help.tsx': "import './form.tsx';\nimport type { Only } from './type-only.ts';",
  'src/screens/type-only.ts': '',
  'src/screens/door.tsx': "const SignIn = withTexts('signIn', () => import('./sign-in.tsx'));",
  'src/screens/sign-in.tsx': "import './form.tsx';",
};

async function write(path: string, text: string): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'text-parts-'));
  for (const [path, text] of Object.entries(files)) await write(path, text);
});

afterEach(() => rm(root, { recursive: true }));

const saidIn = (...paths: readonly string[]) => ({ origin: paths.map((path) => [path] as const) });

test('a text goes with whatever is loaded apart and says it; what the application says itself, or no known file, is everybody’s', () => {
  const { everybody, parts } = textParts(root, {
    wait: saidIn('src/app/start.tsx', 'src/screens/help.tsx'),
    field: saidIn('src/screens/form.tsx'),
    question: saidIn('src/screens/help.tsx'),
    unknown: saidIn('src/nowhere.ts'),
    typed: saidIn('src/screens/type-only.ts'),
  });
  expect([...everybody]).toEqual(['wait', 'unknown', 'typed']);
  expect(Object.fromEntries([...parts].map(([part, ids]) => [part, [...ids]]))).toEqual({
    // A page brings what every page says, too.
    quoteRequest: ['wait', 'unknown', 'typed', 'field'],
    help: ['field', 'question'],
    signIn: ['field'],
  });
});

test('what the sections of a page say stands in its texts, and in those of each page that has them', async () => {
  await write('src/app/pages.ts', "const load = [() => import('./pages/home.ts'), () => import('./pages/notes.ts')];");
  await write('src/app/pages/home.ts', '');
  await write('src/app/pages/notes.ts', '');
  await write(
    'src/app/start.tsx',
    "import './pages.ts';\nconst load = [() => import('./home-sections.ts'), () => import('./notes-sections.ts')];",
  );
  await write('src/app/home-sections.ts', "export { news } from './news.ts';\nexport { bills } from './bills.ts';");
  await write('src/app/notes-sections.ts', "export { news } from './news.ts';");
  await write('src/app/news.ts', '');
  await write('src/app/bills.ts', '');
  const { parts } = textParts(root, {
    wait: saidIn('src/app/start.tsx'),
    latest: saidIn('src/app/news.ts'),
    open: saidIn('src/app/bills.ts'),
  });
  expect(Object.fromEntries([...parts].map(([part, ids]) => [part, [...ids]]))).toEqual({
    home: ['wait', 'latest', 'open'],
    notes: ['wait', 'latest'],
  });
});

test('what is said by an id that is made up goes with the forms and rules that name it', async () => {
  const [words, rule, form] = ['complaint-words', 'rules/siret', 'forms/buyer'].map(
    (name) => `machines/validation/${name}.ts`,
  );
  await write(words ?? '', 'export const wordsOf = ({ code }) => ({ id: `validation.${code}` });');
  await write(rule ?? '', "export const siret = () => refusal({ code: 'siret' });");
  await write(
    form ?? '',
    "import '../rules/siret.ts';\nexport const buyerForm = object({ siret: siret(), name: text() });",
  );
  await write('src/screens/form.tsx', "import '../../machines/validation/complaint-words.ts';");
  await write('src/screens/help.tsx', "import './form.tsx';\nimport '../../machines/validation/forms/buyer.ts';");
  const { everybody, parts } = textParts(root, {
    'validation.siret': saidIn('machines/validation/complaint-messages.ts'),
    'validation.guessable': saidIn('machines/validation/complaint-messages.ts'),
    'fieldName.name': saidIn('machines/validation/field-names.ts'),
    'fieldName.street': saidIn('machines/validation/field-names.ts'),
  });
  expect([...everybody]).toEqual([]);
  expect(Object.fromEntries([...parts].map(([part, ids]) => [part, [...ids]]))).toEqual({
    quoteRequest: [],
    help: ['validation.siret', 'fieldName.name'],
    // It asks for texts, and has none.
    signIn: [],
  });
});

test('what a chart complains of comes with whatever shows that form later; what no later part names is the page’s', async () => {
  const writeRules = (name: string, text: string) => write(`machines/validation/${name}.ts`, text);
  await writeRules(
    'complaint-words',
    '/** Named `city`. */ export const wordsOf = ({ code }) => ({ id: `validation.${code}` });',
  );
  await writeRules('forms/offer', 'export const offerForm = object({ readers: number() });');
  await writeRules('forms/buyer', 'export const buyerForm = object({ street: text() });');
  await writeRules('forms/rest', 'export const restForm = object({ remark: text() });');
  await write(
    'machines/chart.ts',
    ['offer', 'buyer', 'rest'].map((form) => `import './validation/forms/${form}.ts';`).join('\n'),
  );
  await write(
    'src/app/pages/quote-request.ts',
    "import '../../../machines/chart.ts';\nimport '../../screens/screens.tsx';",
  );
  await write('src/screens/form.tsx', "import '../../machines/validation/complaint-words.ts';");
  await write(
    'src/screens/screens.tsx',
    "import './form.tsx';\nimport '../../machines/validation/forms/offer.ts';\nconst Help = withTexts('help', () => import('./help.tsx'));",
  );
  await write(
    'src/screens/help.tsx',
    "import './form.tsx';\nimport '../../machines/validation/forms/offer.ts';\nimport '../../machines/validation/forms/buyer.ts';",
  );
  const { parts } = textParts(
    root,
    Object.fromEntries(
      ['readers', 'street', 'remark', 'city'].map((field) => [
        `fieldName.${field}`,
        saidIn('machines/validation/field-names.ts'),
      ]),
    ),
  );
  expect(Object.fromEntries([...parts].map(([part, ids]) => [part, [...ids]]))).toEqual({
    quoteRequest: ['fieldName.readers', 'fieldName.remark'],
    help: ['fieldName.readers', 'fieldName.street'],
    signIn: [],
  });
});

test('a view that says that it is a page has everybody’s texts with its own', async () => {
  await write('src/screens/door.tsx', "const Home = withPageTexts('home', () => import('./home.tsx'));");
  await write('src/screens/home.tsx', '');
  const { parts } = textParts(root, { wait: saidIn('src/app/start.tsx'), news: saidIn('src/screens/home.tsx') });
  expect([...(parts.get('home') ?? [])]).toEqual(['wait', 'news']);
});

test('a part with texts that is loaded without them, or under another name, is refused', async () => {
  const messages = { question: saidIn('src/screens/help.tsx') };
  await write('src/screens/screens.tsx', "const load = () => import('./help.tsx');");
  expect(() => textParts(root, messages)).toThrow("src/screens/help.tsx by withTexts('help'");
  await write('src/screens/screens.tsx', "const load = withTexts('halp', () => import('./help.tsx'));");
  expect(() => textParts(root, messages)).toThrow("withTexts('help'");
  expect([...textParts(root, {}).parts.keys()]).toEqual(['quoteRequest', 'signIn']);
});

test('two parts of one name, of which texts would be mixed up, are refused', async () => {
  await write('src/screens/door.tsx', "withTexts('help', () => import('./door/help.tsx'));");
  await write('src/screens/door/help.tsx', '');
  const messages = { question: saidIn('src/screens/help.tsx'), other: saidIn('src/screens/door/help.tsx') };
  expect(() => textParts(root, messages)).toThrow('Two parts with texts are called "help"');
});
