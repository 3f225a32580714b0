import { describe, expect, test } from 'vitest';
import type { Replay } from '../engine/model/replay.ts';
import { replayLine } from '../engine/model/replay.ts';
import { stateName } from '../engine/step.ts';
import { quoteDraftOf, reconcile, reconcileFound } from './quote-request.context.ts';
import { freshQuoteRequest } from './quote-request.draft.ts';
import type { QuoteRequestContext } from './quote-request.context.ts';
import { quoteRequestChart } from './quote-request.samples.ts';

const stateOf = (replay: Replay): string => stateName(replay.snapshot().value);
const contextOf = (replay: Replay<QuoteRequestContext>): QuoteRequestContext => replay.snapshot().context;

const begun = 'visitor > readQuoteDraft:done.none';

describe('the server’s draft', () => {
  test('is taken and priced if this tab has no input', async () => {
    const replay = await replayLine(quoteRequestChart, 'visitor > readQuoteDraft:done.kept');
    expect(contextOf(replay).offer).not.toBeNull();
    expect(stateOf(replay)).toBe('form.step.needs price.settling keeping.resting');
  });

  test('is saved over its known version', async () => {
    const replay = await replayLine(
      quoteRequestChart,
      'visitor > readQuoteDraft:done.kept > offer.changed:nothing > wait savingPause > saveQuoteDraft:done.saved',
    );
    expect(replay.asked.at(-1)).toMatchObject({ port: 'saveQuoteDraft', input: { version: 7 } });
    expect(contextOf(replay).draft.kept.version).toBe(8);
    expect(stateOf(replay)).toContain('keeping.resting');
  });

  test('is saved again for input typed during a save', async () => {
    const line = `${begun} > offer.changed:team > wait savingPause > offer.changed:nothing > saveQuoteDraft:done.saved`;
    expect(stateOf(await replayLine(quoteRequestChart, line))).toContain('keeping.pausing');
  });

  test('is saved again after a failure, silently', async () => {
    const line = `${begun} > offer.changed:team > wait savingPause > saveQuoteDraft:failed.offline`;
    const replay = await replayLine(quoteRequestChart, line);
    expect(contextOf(replay).failure).toBeNull();
    expect(stateOf(await replayLine(quoteRequestChart, `${line} > wait savingPause`))).toContain('keeping.saving');
  });

  const contested = `${begun} > offer.changed:team > wait savingPause > saveQuoteDraft:done.changed`;

  test('of another window is offered, and this tab’s stays until one is chosen', async () => {
    const replay = await replayLine(quoteRequestChart, contested);
    expect(stateOf(replay)).toContain('keeping.contested');
    expect(contextOf(replay).draft.requester.email).toBe('');
  });

  test('of another window can be taken', async () => {
    const { draft, conflict } = contextOf(await replayLine(quoteRequestChart, `${contested} > conflict.taken`));
    expect(conflict).toBeNull();
    expect(draft).toMatchObject({ requester: { email: 'amina.delacroix@example.fr' }, kept: { version: 7 } });
  });

  test('of another window can be replaced by this tab’s', async () => {
    const replay = await replayLine(quoteRequestChart, `${contested} > conflict.replaced`);
    expect(replay.asked.at(-1)).toMatchObject({
      port: 'saveQuoteDraft',
      input: { version: 7, draft: { email: '', readers: 5 } },
    });
  });
});

describe('reconciling drafts', () => {
  const untouched = freshQuoteRequest('seed', null);
  const typed = { ...untouched, attempt: 2, offer: { ...untouched.offer, readers: 'douze' } };
  const theirs = { ...quoteDraftOf(untouched), readers: 12 };

  test('keeps this tab’s unsaved input if no other device has changed the draft', () => {
    const mine = { ...typed, kept: { version: 5, attempt: 1 } };
    expect(reconcileFound(mine, { version: 5, draft: theirs })).toEqual({ draft: mine, conflict: null });
  });

  test('takes the draft saved elsewhere if this tab has no newer input', () => {
    const { draft, conflict } = reconcile(untouched, { version: 6, draft: theirs });
    expect(conflict).toBeNull();
    expect(draft).toMatchObject({ attempt: 2, offer: { readers: '12' }, kept: { version: 6, attempt: 2 } });
  });

  test('reports a conflict if both have changed', () => {
    const { draft, conflict } = reconcile(typed, { version: 6, draft: theirs });
    expect(draft).toEqual(typed);
    expect(conflict).toEqual({ version: 6, draft: theirs });
  });

  test('finds no conflict between equal contents after a lost answer', () => {
    const { draft, conflict } = reconcile(typed, { version: 6, draft: quoteDraftOf(typed) });
    expect(conflict).toBeNull();
    expect(draft).toEqual({ ...typed, kept: { version: 6, attempt: 2 } });
  });

  test('keeps this tab’s input if the draft was sent or discarded elsewhere', () => {
    const { draft } = reconcile({ ...typed, kept: { version: 5, attempt: 2 } }, { version: 0, draft: null });
    expect(draft).toEqual({ ...typed, kept: { version: 0, attempt: 2 } });
  });
});
