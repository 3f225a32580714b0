import { create, string, type } from 'superstruct';
import type { Leave } from './request.ts';

const answer = type({ reference: string() });

/** Sends a request. Rejects where the server cannot be reached or does not take it. */
export async function sendLeave(leave: Leave, signal: AbortSignal): Promise<{ readonly reference: string }> {
  const response = await fetch('/api/leave', { method: 'POST', body: JSON.stringify(leave), signal });
  if (!response.ok) throw new Error(`POST /api/leave: ${response.status}`);
  return create(await response.json(), answer);
}
