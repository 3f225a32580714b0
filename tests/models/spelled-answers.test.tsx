/** Pages on a back end that writes values otherwise, or unreadably. */
import { beforeAll, describe, expect, it } from 'vitest';
import { siteCalls } from '../../contract/site.ts';
import { visitorCalls } from '../../contract/visitor.ts';
import { answeringWith } from './changed-answers.ts';
import type { Facts, Part } from './every-page.tsx';
import { draw, loadParts } from './every-page.tsx';

/** A change of an answer. */
type Change = (data: unknown) => unknown;

/** A message with each of its values changed; `name` is the field that holds it. */
function everywhere(data: unknown, change: (value: unknown, name: string) => unknown, name = ''): unknown {
  if (Array.isArray(data)) return data.map((each) => everywhere(each, change, name));
  if (typeof data !== 'object' || data === null) return change(data, name);
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, everywhere(value, change, field)]));
}

const asWritten: Change = (data) => data;

/** Numbers and booleans in text. */
const inText: Change = (data) =>
  everywhere(data, (value) => {
    if (typeof value === 'boolean') return value ? 'Oui' : '0';
    return typeof value === 'number' ? String(value) : value;
  });

const without =
  (field: string): Change =>
  (data) =>
    everywhere(data, (value, name) => (name === field ? 'perhaps' : value));

async function factsOf(change: Change): Promise<Facts> {
  const signal = new AbortController().signal;
  const client = answeringWith(change);
  const [site, user] = [await client(siteCalls.infossiteweb, { signal }), await client(visitorCalls.user, { signal })];
  if (site.kind === 'refused' || user.kind === 'refused') throw new Error('The golden answers are successes');
  return { site: site.answer, visitor: user.answer };
}

let parts: readonly Part[];
beforeAll(async () => {
  parts = await loadParts();
}, 60_000);

it('shows the same on every page where numbers and booleans come in text', async () => {
  const [facts, spelledFacts] = [await factsOf(asWritten), await factsOf(inText)];
  expect(spelledFacts).toEqual(facts);
  const differing: string[] = [];
  for (const part of parts) {
    const expected = await draw(part, answeringWith(asWritten), facts);
    if ((await draw(part, answeringWith(inText), facts)) !== expected) differing.push(part.name);
  }
  expect(differing).toEqual([]);
}, 180_000);

describe('an unreadable value', () => {
  it.each([
    ['wallet', 'actif', 'We can’t tell whether this wallet is active', 'This wallet isn’t active'],
    ['subscription', 'nombrePlages', '>IP ranges<', 'No networks'],
  ])('is no claim on the page %s: %s', async (name, field, said, claimed) => {
    const part = parts.find((each) => each.name === name);
    if (!part) throw new Error(`There is no page ${name}`);
    const text = await draw(part, answeringWith(without(field)), await factsOf(asWritten));
    expect(text).toContain(said);
    expect(text).not.toContain(claimed);
  });

  it.each(['compteValide', 'emailVerifie'])('of %s leaves the account unchecked', async (field) => {
    const { visitor } = await factsOf(without(field));
    expect([visitor.account?.isValid, visitor.account?.isEmailVerified]).toContain(null);
    expect([visitor.account?.isValid, visitor.account?.isEmailVerified]).not.toContain(false);
  });
});
