/**
 * What each page of somebody's own asks first, found by letting its chart begin at each of its addresses, and the charts of its
 * sections: so a document can have it asked beside the code, which is what would ask it otherwise. The build does this once
 * (`scripts/build/prerender-bundle.ts`).
 */
import { formatPath } from '../../../machines/engine/path.ts';
import type { ApiClient } from '../../api/client.ts';
import type { FindFirstQuestions, FirstFacts, FirstQuestion, PageQuestions } from '../../contract/ssr.ts';
import { numberParameter, textParameter } from '../../contract/ssr.ts';
import { openVisit } from '../../engine/index.ts';
import type { PageModule } from '../../page/page.tsx';
import type { PageName } from '../pages.ts';
import { pageNames, pageOf, pathsOf } from '../pages.ts';
import { sections } from '../navigation/sections.ts';
import { QueryCache } from '../../page/query-cache.ts';

const ignore = (): void => undefined;

/** How many rounds of the event loop a chart has to ask. */
const ROUNDS = 5;

/** A number that nothing else is: a chart is opened with such ones in its address, and they are looked for in what it asks. */
const FIRST_MARK = 987_650_000;

/** The parameters that an address has to have, each with its mark. */
function marksOf(pattern: string): Readonly<Record<string, string>> {
  const names = [...pattern.matchAll(/:(\w+)(\??)/g)].flatMap(([, name = '', optional]) => (optional ? [] : [name]));
  return Object.fromEntries(names.map((name, index) => [name, String(FIRST_MARK + index)]));
}

/** A body with the names of parameters in the place of their marks. */
function unmarked(body: unknown, marks: Readonly<Record<string, string>>): unknown {
  const nameOf = (value: unknown): string | undefined =>
    Object.keys(marks).find((name) => marks[name] === String(value));
  return JSON.parse(
    JSON.stringify(body, (_, value: unknown) => {
      const name = typeof value === 'string' || typeof value === 'number' ? nameOf(value) : undefined;
      if (name === undefined) return value;
      return typeof value === 'string' ? textParameter(name) : numberParameter(name);
    }),
  );
}

/** What a chart asks first at an address; `null` where that is nothing, or a question with more than a body. */
async function questionAt(
  { withScreens }: Pick<PageModule, 'withScreens'>,
  pattern: string,
  { site, visitor }: FirstFacts,
): Promise<FirstQuestion | null> {
  const marks = marksOf(pattern);
  const asked: FirstQuestion[] = [];
  const client: ApiClient = ({ method, path, request }, question) => {
    const body = question.request === undefined ? {} : unmarked(request.encode(question.request), marks);
    if (question.query === undefined) asked.push({ method, path, body: method === 'GET' ? null : body });
    return new Promise<never>(ignore);
  };
  // What one address leaves behind in a draft is nobody else's.
  const facts = {
    person: pattern,
    visitor,
    site,
    client,
    cache: new QueryCache(),
    onSignedIn: ignore,
    onVisitorUpdated: ignore,
  };
  const place = formatPath(pattern, marks);
  await withScreens(async (_, open) => {
    const visit = openVisit({ page: open(facts), place, navigate: ignore });
    visit.hold();
    for (let round = 0; round < ROUNDS; round += 1) await new Promise((resolve) => setTimeout(resolve));
    visit.release();
  });
  return asked[0] ?? null;
}

/** What the charts of a page's sections ask first. They have no address. */
async function questionsOfSections(name: PageName, facts: FirstFacts): Promise<readonly FirstQuestion[]> {
  const found = await Promise.all(
    Object.values((await sections[name]?.()) ?? {}).map((section) => questionAt(section, '/', facts)),
  );
  return found.filter((question) => question !== null);
}

/** The first questions of every page of somebody's own. Rejects where a chart does not begin. */
export const firstQuestions: FindFirstQuestions = async (facts) => {
  const found: Record<string, PageQuestions> = {};
  for (const name of pageNames) {
    const { access, load } = pageOf(name);
    if (access !== 'account' && !access.startsWith('personal')) continue;
    const page = (await load?.())?.page;
    const addresses: PageQuestions['addresses'] = [];
    for (const pattern of pathsOf(name))
      addresses.push({ pattern, asks: page ? await questionAt(page, pattern, facts) : null });
    found[name] = { addresses, sections: [...(await questionsOfSections(name, facts))] };
  }
  return found;
};
