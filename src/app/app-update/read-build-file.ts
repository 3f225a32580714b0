import type { Struct } from 'superstruct';
import { ApiError } from '../../../machines/failure.ts';

/** Reads a file of the build. Rejects with an `ApiError`: whoever asks for it does so by the way. */
export async function readBuildFile<Value>(
  path: string,
  struct: Struct<Value, unknown>,
  options: RequestInit = {},
): Promise<Value> {
  const request = `GET ${path}`;
  let answer: Response;
  try {
    answer = await fetch(path, options);
  } catch (cause) {
    throw new ApiError('offline', request, { cause });
  }
  if (!answer.ok) throw new ApiError(answer.status === 404 ? 'notFound' : 'server', request);
  const text: unknown = await answer.json().catch(() => null);
  if (!struct.is(text)) throw new ApiError('malformed', request);
  return text;
}
