import { describe, expect, test } from 'vitest';
import type { Replay } from '../engine/model/replay.ts';
import { replayLine } from '../engine/model/replay.ts';
import { stateName } from '../engine/state-name.ts';
import { quoteDraftOf, reconcile, reconcileFound } from './quote-request.context.ts';
import { freshQuoteRequest } from './quote-request.draft.ts';
import type { QuoteRequestContext } from './quote-request.context.ts';
import { quoteRequestChart } from './quote-request.samples.ts';

const stateOf = (replay: Replay): string => stateName(replay.snapshot().value);
const contextOf = (replay: Replay<QuoteRequestContext>): QuoteRequestContext => replay.snapshot().context;

const begun = 'visitor > readQuoteDraft:done.none';

describe('the draft that the server keeps', () => {
  test('is taken where nothing was typed here, and priced', async () => {
    const replay = await replayLine(quoteRequestChart, 'visitor > readQuoteDraft:done.kept');
    expect(contextOf(replay).offer).not.toBeNull();
    expect(stateOf(replay)).toBe('form.step.needs price.settling keeping.resting');
  });

  test('is saved in the place of the version that was there', async () => {
    const replay = await replayLine(
      quoteRequestChart,
      'visitor > readQuoteDraft:done.kept > offer.changed:nothing > wait savingPause > saveQuoteDraft:done.saved',
    );
    expect(replay.asked.at(-1)).toMatchObject({ port: 'saveQuoteDraft', input: { version: 7 } });
    expect(contextOf(replay).draft.kept.version).toBe(8);
    expect(stateOf(replay)).toContain('keeping.resting');
  });

  test('what is typed while it is being saved is saved next', async () => {
    const line = `${begun} > offer.changed:team > wait savingPause > offer.changed:nothing > saveQuoteDraft:done.saved`;
    expect(stateOf(await replayLine(quoteRequestChart, line))).toContain('keeping.pausing');
  });

  test('a save that fails is tried again, and says nothing', async () => {
    const line = `${begun} > offer.changed:team > wait savingPause > saveQuoteDraft:failed.offline`;
    const replay = await replayLine(quoteRequestChart, line);
    expect(contextOf(replay).failure).toBeNull();
    expect(stateOf(await replayLine(quoteRequestChart, `${line} > wait savingPause`))).toContain('keeping.saving');
  });

  const contested = `${begun} > offer.changed:team > wait savingPause > saveQuoteDraft:done.changed`;

  test('another window’s is offered, and what is here stays until one is chosen', async () => {
    const replay = await replayLine(quoteRequestChart, contested);
    expect(stateOf(replay)).toContain('keeping.contested');
    expect(contextOf(replay).draft.requester.email).toBe('');
  });

  test('the other one can be taken', async () => {
    const { draft, conflict } = contextOf(await replayLine(quoteRequestChart, `${contested} > rival.taken`));
    expect(conflict).toBeNull();
    expect(draft).toMatchObject({ requester: { email: 'amina.delacroix@example.fr' }, kept: { version: 7 } });
  });

  test('this one can be kept: it takes the place of the other', async () => {
    const replay = await replayLine(quoteRequestChart, `${contested} > rival.replaced`);
    expect(replay.asked.at(-1)).toMatchObject({
      port: 'saveQuoteDraft',
      input: { version: 7, draft: { email: '', readers: 5 } },
    });
  });
});

describe('which draft holds', () => {
  const untouched = freshQuoteRequest('seed', null);
  const typed = { ...untouched, attempt: 2, offer: { ...untouched.offer, readers: 'douze' } };
  const theirs = { ...quoteDraftOf(untouched), readers: 12 };

  test('what is typed here and not kept yet, where nobody else has changed anything', () => {
    const mine = { ...typed, kept: { version: 5, attempt: 1 } };
    expect(reconcileFound(mine, { version: 5, draft: theirs })).toEqual({ draft: mine, conflict: null });
  });

  test('what was kept later elsewhere, where nothing was typed here since', () => {
    const { draft, conflict } = reconcile(untouched, { version: 6, draft: theirs });
    expect(conflict).toBeNull();
    expect(draft).toMatchObject({ attempt: 2, offer: { readers: '12' }, kept: { version: 6, attempt: 2 } });
  });

  test('neither by itself where both have changed', () => {
    const { draft, conflict } = reconcile(typed, { version: 6, draft: theirs });
    expect(draft).toEqual(typed);
    expect(conflict).toEqual({ version: 6, draft: theirs });
  });

  test('the same content is no other draft: its answer was lost', () => {
    const { draft, conflict } = reconcile(typed, { version: 6, draft: quoteDraftOf(typed) });
    expect(conflict).toBeNull();
    expect(draft).toEqual({ ...typed, kept: { version: 6, attempt: 2 } });
  });

  test('what is here, where it was sent or thrown away elsewhere', () => {
    const { draft } = reconcile({ ...typed, kept: { version: 5, attempt: 2 } }, { version: 0, draft: null });
    expect(draft).toEqual({ ...typed, kept: { version: 0, attempt: 2 } });
  });
});
