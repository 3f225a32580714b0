/** Pages of the whole application on golden answers, one of them altered. */
import { create, record, string, StructError, type as having, unknown } from 'superstruct';
import type { Params } from '../../../machines/engine/path.ts';
import { linkTo } from '../../../machines/engine/path.ts';
import type { PageName } from '../../../contract/pages.ts';
import { pageNames, pageOf } from '../../../contract/pages.ts';
import type { CallName } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import { clearCache } from '../../../src/page/query-cache.ts';
import { readGolden } from '../../support/golden-exchange.ts';
import { rowOf } from '../../support/row-of.ts';
import { standInNetwork } from '../../support/stand-in-network.ts';
import { outlineOf } from '../views/outline.ts';
import type { Alteration } from './altered-answers.ts';
import { alterationsOf } from './altered-answers.ts';
import { Tab } from './tab.ts';

/** An address, and golden answers that are given instead of the first ones for the same questions. */
export interface Scene {
  readonly page: PageName;
  readonly path: string;
  readonly given: readonly string[];
}

/** A golden answer that a page asks for. */
export interface Asked {
  readonly call: CallName;
  readonly fixture: string;
  readonly data: unknown;
}

/** Alterations of an answer that it is read alike with. */
interface AlikeAlterations {
  readonly alterations: readonly Alteration[];
  readonly data: unknown;
}

const fields = record(string(), unknown());

const exchange = having({
  request: having({ body: unknown() }),
  response: having({ body: having({ isSuccess: unknown(), data: unknown() }) }),
});

/** Parameters of addresses: golden answers are given for any number, but for a row of a list. */
const params = { id: '88012', aboId: '88012', request: '310091', reference: 'PAY-7KQ2-M4XD-91TB' };
const rows: Partial<Record<PageName, Params>> = {
  addressForm: { id: '61001' },
  rangeForm: { aboId: '88020', range: '270025' },
  readerForm: { aboId: '88032', request: '310091', line: '1' },
};

const signedIn = 'user.signed-in';
export const byToken = 'user.by-token';

/** Outcomes besides the first one, a whole payment. */
const outcomes = ['invoice-read.partly-paid', 'invoice-read.returned'];

function scenesAt(page: PageName, pattern: string, step: string): readonly Scene[] {
  const scene = { page, path: linkTo(pattern, rows[page] ?? params), given: [signedIn] };
  if (step !== 'success' || page === 'quotation') return [scene];
  return [scene, ...outcomes.map((outcome) => ({ ...scene, given: [signedIn, outcome] }))];
}

/** First address of each page, by an invoice link, too, where it opens the page; and the address of its outcome. */
export const scenes: readonly Scene[] = pageNames.flatMap((page) => {
  const { paths, access } = pageOf(page);
  const shown = Object.entries(paths).filter(([step], index) => index === 0 || step === 'success');
  const [first, ...others] = shown.flatMap(([step, pattern]) => scenesAt(page, pattern, step));
  if (!first) return [];
  return [first, ...others, ...(access === 'personalOrToken' ? [{ ...first, given: [byToken] }] : [])];
});

const namesIn = (body: unknown): string =>
  Object.keys(fields.is(body) ? body : {})
    .toSorted()
    .join();

/** Golden successes of a call. */
function successesOf(call: CallName) {
  return calls[call].fixtures.flatMap((fixture) => {
    const { request, response } = create(readGolden(fixture), exchange);
    const { isSuccess, data } = response.body;
    // Every list ends with its first answer.
    const whole = fields.is(data) && 'curseurSuivant' in data ? { ...data, curseurSuivant: null } : data;
    return isSuccess === true ? [{ call, fixture, request, data: whole }] : [];
  });
}

/** The golden success for a request: of those for the same question the given one, or the first. */
function goldenAnswer({ given }: Scene, call: CallName, body: unknown): Asked {
  const successes = successesOf(call);
  const same = successes.filter(({ request }) => namesIn(request.body) === namesIn(body));
  const found = same.find(({ fixture }) => given.includes(fixture)) ?? same[0] ?? successes[0];
  if (!found) throw new Error(`${call} has no golden success: add one to contract/fixtures`);
  return found;
}

/** Lines of the whole page at a scene, marks of claims included, and the answers that it has asked for. */
export async function pageAt(
  scene: Scene,
  altered: { readonly fixture: string; readonly data: unknown } | null = null,
) {
  const asked = new Map<string, Asked>();
  standInNetwork(async (request) => {
    const body = create(request.method === 'POST' ? await request.clone().json() : {}, fields);
    const call = rowOf({ method: request.method, pathname: new URL(request.url).pathname, body });
    const golden = goldenAnswer(scene, call, body);
    asked.set(golden.fixture, golden);
    const { data } = golden.fixture === altered?.fixture ? altered : golden;
    return Response.json({ isSuccess: true, feedback: null, data });
  });
  // A page that is loaded has no answers of an earlier one.
  clearCache();
  const tab = await Tab.open(`/en${scene.path}`);
  const around = [...document.querySelectorAll('header a, nav a')].map(({ textContent }) => `link: ${textContent}`);
  const lines = [`title: ${document.title}`, ...around, ...outlineOf(document.body).map((line) => line.trim())];
  await tab.close();
  return { lines, asked: [...asked.values()] };
}

/** The read answer as text; `malformed` if it cannot be read. */
function readingOf(call: CallName, data: unknown): string {
  try {
    return JSON.stringify(calls[call].answer.read(data));
  } catch (error) {
    if (error instanceof StructError) return 'malformed';
    throw error;
  }
}

/** Alterations of an answer, together where it is read alike; without those that it is read with as before. */
export function alikeAlterations({ call, data }: Asked): readonly AlikeAlterations[] {
  const { answer } = calls[call];
  const deeper = { field: 'data', how: 'one level deeper', data: { data }, isWhole: false };
  const found = Map.groupBy([...alterationsOf(answer.wire, data), deeper], (each) => readingOf(call, each.data));
  found.delete(readingOf(call, data));
  return [...found.values()].map((alterations) => ({ alterations, data: alterations[0]?.data }));
}
