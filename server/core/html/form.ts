import type { FastifyRequest } from 'fastify';

/** Reads the body of a form for Fastify: it arrives as `URLSearchParams`. One with a NUL, which no field takes, is refused. */
export function formParser(
  _request: FastifyRequest,
  body: string,
  done: (error: Error | null, form?: URLSearchParams) => void,
): void {
  const hasNul = body.includes('\0') || body.includes('%00');
  if (hasNul) done(Object.assign(new Error('A form has a NUL'), { statusCode: 400 }));
  else done(null, new URLSearchParams(body));
}
