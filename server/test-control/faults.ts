import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Infer } from 'superstruct';
import { enums, integer, literal, max, min, object, optional, string } from 'superstruct';
import { union } from '../../contract/compound.ts';

/** The header, and the cookie, that identify a test worker. */
const workerHeader = 'x-test-worker';

const workerCookie = /(?:^|;\s*)test-worker=([\w-]+)/;

const common = {
  worker: string(),
  /** `/ajax/user`: without language prefix and query. */
  path: string(),
  /** Number of answers to spoil; one by default. */
  times: optional(min(integer(), 1)),
};

/** A way to spoil answers. */
export const faultRequest = union([
  /** An answer with this status, and the request not handled. */
  object({ ...common, kind: literal('status'), status: min(max(integer(), 599), 400) }),
  /** The request handled, then an answer with this status. */
  object({ ...common, kind: literal('statusAfter'), status: min(max(integer(), 599), 400) }),
  /** The request handled after a wait, in milliseconds. */
  object({ ...common, kind: literal('delay'), milliseconds: min(integer(), 1) }),
  /** `isSuccess: false` with status 200, and the request not handled. */
  object({ ...common, kind: literal('refused'), feedback: string() }),
  object({
    ...common,
    kind: enums([
      /** The connection cut before the request is handled. */
      'cut',
      /** The request handled, the connection cut before the answer. */
      'dropAnswer',
      /** The request handled; then not JSON, half of it, another shape, or success without data. */
      'notJson',
      'truncated',
      'wrongShape',
      'nullData',
    ]),
  }),
]);

export type FaultRequest = Infer<typeof faultRequest>;

type Armed = FaultRequest & { left: number };

/** The worker named by a request's header or cookie. */
function workerOf({ headers }: FastifyRequest): string | null {
  const header = headers[workerHeader];
  if (typeof header === 'string') return header;
  return workerCookie.exec(headers.cookie ?? '')?.[1] ?? null;
}

function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?');
  return path.replace(/^\/(?:fr|en)(?=\/)/, '');
}

const envelope = (feedback: string | null) => ({ isSuccess: false, feedback, data: null });

/** The body sent instead of a real answer. */
function spoilt({ kind }: Armed, payload: string): { readonly type: string; readonly text: string } | null {
  switch (kind) {
    case 'notJson':
      return { type: 'text/html', text: '<!doctype html><title>Bad gateway</title><p>Bad gateway</p>' };
    case 'truncated':
      return { type: 'application/json', text: payload.slice(0, payload.length / 2) };
    case 'wrongShape':
      return { type: 'application/json', text: '{"isSuccess":true,"feedback":null,"data":{"surprise":[1]}}' };
    case 'nullData':
      return { type: 'application/json', text: '{"isSuccess":true,"feedback":null,"data":null}' };
    case 'statusAfter':
      return { type: 'application/json', text: JSON.stringify(envelope(null)) };
    default:
      return null;
  }
}

/** Armed faults, and the hooks that spoil the answers of the workers that armed them. */
export interface Faults {
  arm(fault: FaultRequest): void;
  /** Disarms the faults of a worker. */
  disarm(worker: string): void;
  install(app: FastifyInstance): void;
}

/** No fault yet. */
export function createFaults(): Faults {
  let armed: Armed[] = [];
  const struck = new WeakMap<FastifyRequest, Armed>();

  function strike(request: FastifyRequest): Armed | null {
    const worker = workerOf(request);
    const path = pathOf(request);
    const fault = armed.find((candidate) => candidate.worker === worker && candidate.path === path);
    if (!fault) return null;
    fault.left -= 1;
    armed = armed.filter(({ left }) => left > 0);
    struck.set(request, fault);
    return fault;
  }

  async function before(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const fault = strike(request);
    if (fault?.kind === 'cut') {
      reply.hijack();
      request.raw.socket.destroy();
    }
    if (fault?.kind === 'status') return reply.code(fault.status).send(envelope(null));
    if (fault?.kind === 'refused') return reply.send(envelope(fault.feedback));
    if (fault?.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
    return undefined;
  }

  async function after(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const fault = struck.get(request);
    if (!fault) return payload;
    if (fault.kind === 'dropAnswer') request.raw.socket.destroy();
    if (fault.kind === 'statusAfter') reply.code(fault.status);
    const instead = spoilt(fault, typeof payload === 'string' ? payload : '');
    if (!instead) return payload;
    reply.headers({ 'content-type': instead.type, 'content-length': Buffer.byteLength(instead.text) });
    return instead.text;
  }

  return {
    arm: (fault) => {
      armed = [...armed, { ...fault, left: fault.times ?? 1 }];
    },
    disarm: (worker) => {
      armed = armed.filter((fault) => fault.worker !== worker);
    },
    install: (app) => {
      app.addHook('onRequest', before);
      app.addHook('onSend', after);
    },
  };
}
