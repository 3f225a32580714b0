import { defaulted, object, string } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { packDraft, unpackDraft, ANONYMOUS } from './draft.ts';
import type { DraftRules } from './funnel.ts';

const rules: DraftRules<{ readonly message: string }> = {
  version: 2,
  struct: object({ message: string() }),
  lifetime: 1_000,
};
const scope = { funnel: 'letter', hash: 'abc', person: 'account:7', now: 10_000 };
const stored = packDraft(rules, scope, 'writing', { message: 'Bonjour' });

describe('a draft', () => {
  it('comes back to the person who wrote it', () => {
    expect(unpackDraft(rules, scope, stored)).toEqual({ kind: 'found', draft: { message: 'Bonjour' }, isExact: true });
  });

  it.each([
    ['there is none', scope, null],
    ['it is another person’s', { ...scope, person: 'account:8' }, stored],
    ['it is another funnel’s', { ...scope, funnel: 'invoice' }, stored],
    ['its time is over', { ...scope, now: 11_000 }, stored],
  ])('counts as none where %s', (_, asked, text) => {
    expect(unpackDraft(rules, asked, text)).toEqual({ kind: 'none' });
  });

  it.each([
    ['it is not JSON', '{', 'it is no draft'],
    ['it is something else', '[1]', 'it is no draft'],
    ['it has not the draft’s shape', stored.replace('message', 'massage'), 'message is no string'],
  ])('is unreadable where %s, which is another thing than none', (_, text, fault) => {
    expect(unpackDraft(rules, scope, text)).toEqual({ kind: 'unreadable', fault });
  });

  it('passes from an anonymous visitor to the person who signs in, never the other way round', () => {
    const begun = packDraft(rules, { ...scope, person: ANONYMOUS }, 'writing', { message: 'Bonjour' });
    expect(unpackDraft(rules, scope, begun)).toMatchObject({ kind: 'found', isExact: true });
    expect(unpackDraft(rules, { ...scope, person: ANONYMOUS }, stored)).toEqual({ kind: 'none' });
  });

  it('of an earlier structure is taken over, and says so', () => {
    expect(unpackDraft(rules, { ...scope, hash: 'def' }, stored)).toMatchObject({ kind: 'found', isExact: false });
  });

  it('of an earlier version is migrated', () => {
    const old = packDraft({ ...rules, version: 1 }, scope, 'writing', { message: 'Bonjour' });
    const migrate = (draft: unknown, version: number) => ({ message: `${version}: ${JSON.stringify(draft)}` });
    expect(unpackDraft({ ...rules, migrate }, scope, old)).toEqual({
      kind: 'found',
      draft: { message: '1: {"message":"Bonjour"}' },
      isExact: false,
    });
  });

  describe('of another deployment', () => {
    const later = {
      version: 3,
      struct: object({ message: string(), to: defaulted(object({ name: defaulted(string(), 'Amina') }), {}) }),
      lifetime: 1_000,
    };

    it('keeps what was typed: what it lacks gets its default', () => {
      const draft = { message: 'Bonjour', to: { name: 'Amina' } };
      expect(unpackDraft(later, scope, stored)).toEqual({ kind: 'found', draft, isExact: false });
    });

    it('keeps what was typed: what is no more is left out', () => {
      const ahead = packDraft(later, scope, 'writing', { message: 'Bonjour', to: { name: 'Bakari' } });
      expect(unpackDraft(rules, scope, ahead)).toEqual({
        kind: 'found',
        draft: { message: 'Bonjour' },
        isExact: false,
      });
    });

    it('is unreadable where it lacks what has no default', () => {
      const strict = { ...later, struct: object({ message: string(), to: string() }) };
      expect(unpackDraft(strict, scope, stored)).toEqual({ kind: 'unreadable', fault: 'to is no string' });
    });
  });
});
