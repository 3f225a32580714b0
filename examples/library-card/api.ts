/** Calls of the server. */
import type { Struct } from 'superstruct';
import { create, string, type } from 'superstruct';
import type { CardAnswer, Draft } from './card.ts';
import { cardAnswer } from './card.ts';

async function call<Answer>(answer: Struct<Answer, unknown>, path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return create(await response.json(), answer);
}

/** Sends a request; one that is sent again under its key keeps its reference. */
export function sendRequest(
  { seed, attempt, name, email }: Draft,
  signal: AbortSignal,
): Promise<{ reference: string }> {
  const body = JSON.stringify({ key: `${seed}-${attempt}`, name, email });
  return call(type({ reference: string() }), '/api/cards', { method: 'POST', body, signal });
}

export function readRequest(reference: string, signal: AbortSignal): Promise<CardAnswer> {
  return call(cardAnswer, `/api/cards/${encodeURIComponent(reference)}`, { signal });
}
