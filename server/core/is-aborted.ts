import type { FastifyReply } from 'fastify';

/** Whether an answer failed because its client went away meanwhile: the request log says that. */
export function isAborted(error: unknown, { raw }: FastifyReply): boolean {
  return raw.destroyed && error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
