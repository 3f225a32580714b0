import type { FastifyRequest } from 'fastify';

/** Reads the body of a form for Fastify: it arrives as `URLSearchParams`. */
export function formParser(
  _request: FastifyRequest,
  body: string,
  done: (error: Error | null, form?: URLSearchParams) => void,
): void {
  done(null, new URLSearchParams(body));
}
