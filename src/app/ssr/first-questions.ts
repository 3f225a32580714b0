/**
 * First requests of each page behind sign-in, found by starting its chart at each of its addresses, and the charts of
 * its sections: the document then sends them in parallel with loading the code. The build does this once
 * (`scripts/build/prerender-bundle.ts`).
 */
import { moduleOf } from '../pages.ts';
import { formatPath } from '../../../machines/engine/path.ts';
import type { ApiClient } from '../../api/client.ts';
import type { FindFirstQuestions, FirstFacts, FirstQuestion, PageQuestions } from '../../../contract/ssr.ts';
import { inNumbers } from '../../../contract/known-code.ts';
import { numberParameter, textParameter } from '../../../contract/ssr.ts';
import { openVisit } from '../../engine/index.ts';
import type { PageModule } from '../../page/page.tsx';
import type { PageName } from '../../../contract/pages.ts';
import { pageNames, pageOf, pathsOf } from '../../../contract/pages.ts';
import { sections } from '../navigation/sections.ts';
import { QueryCache } from '../../page/query-cache.ts';

const ignore = (): void => undefined;

/** Turns of the event loop within which a chart sends its first requests. */
const ROUNDS = 5;

/** First of the numbers that stand for parameters in a chart’s address, and are searched for in its requests. */
const FIRST_MARK = 987_650_000;

/** Required parameters of a pattern, each with its mark. */
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

/** The first request without a query that a chart sends at an address; `null` if it sends none. */
async function questionAt(
  { withScreens }: Pick<PageModule, 'withScreens'>,
  pattern: string,
  { site, visitor }: FirstFacts,
): Promise<FirstQuestion | null> {
  const marks = marksOf(pattern);
  const asked: FirstQuestion[] = [];
  const client: ApiClient = ({ method, path, request }, question) => {
    const body = question.request === undefined ? {} : request.encode(question.request);
    const bodies =
      method === 'GET'
        ? { body: null, numbered: null }
        : { body: unmarked(body, marks), numbered: unmarked(inNumbers(request.wire, body), marks) };
    if (question.query === undefined) asked.push({ method, path, ...bodies });
    return new Promise<never>(ignore);
  };
  // A person per address, so that no address finds the draft of another.
  const facts = {
    person: pattern,
    visitor,
    site,
    client,
    cache: new QueryCache(),
    onSignedIn: ignore,
    onVisitorUpdated: ignore,
    navigate: ignore,
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

/** First requests of the charts of a page's sections, which have no address. */
async function questionsOfSections(name: PageName, facts: FirstFacts): Promise<readonly FirstQuestion[]> {
  const found = await Promise.all(
    Object.values((await sections[name]?.()) ?? {}).map((section) => questionAt(section, '/', facts)),
  );
  return found.filter((question) => question !== null);
}

/** First requests of every page behind sign-in. Rejects where a chart does not start. */
export const firstQuestions: FindFirstQuestions = async (facts) => {
  const found: Record<string, PageQuestions> = {};
  for (const name of pageNames) {
    const { access } = pageOf(name);
    if (access !== 'account' && !access.startsWith('personal')) continue;
    const page = (await moduleOf(name)?.())?.page;
    const addresses: PageQuestions['addresses'] = [];
    for (const pattern of pathsOf(name))
      addresses.push({ pattern, asks: page ? await questionAt(page, pattern, facts) : null });
    found[name] = { addresses, sections: [...(await questionsOfSections(name, facts))] };
  }
  return found;
};
