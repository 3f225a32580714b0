import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale } from '../../machines/domain/locale.ts';
import type { Settings } from '../settings.ts';
import { isCall, refuse, wantsPage } from './failures.ts';
import { requestLocale } from './request-locale.ts';
import type { Shells } from './shell.ts';
import { readShells } from './shell.ts';
import { texts } from './texts.ts';

/** A year: the build gives a file another name when its content changes. */
const forEver = 'public, max-age=31536000, immutable';

/** Whether the page may have something to show at an address; what exactly, it knows itself (product, "Languages"). */
function isPage({ url }: FastifyRequest, { prefixRouting }: Settings): boolean {
  const [path = ''] = url.split('?');
  return !prefixRouting || path === '/' || isLocale(path.split('/')[1]);
}

function sendShell(request: FastifyRequest, reply: FastifyReply, shells: Shells, status: number): FastifyReply {
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Cookie',
      'content-type': 'text/html; charset=utf-8',
    })
    .send(shells[requestLocale(request)]);
}

/**
 * Serves the build: its files, compressed at build time, those with hashed names for ever; and for every other address
 * that a person asks for, the page's shell: with status 404 where no page can be.
 */
export async function servePages(app: FastifyInstance, settings: Settings, dist: URL): Promise<void> {
  const shells = await readShells(new URL('index.html', dist), settings);
  await app.register(fastifyStatic, {
    root: fileURLToPath(dist),
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // Files have an extension; html is the shells', compressed files stand behind the plain ones.
    allowedPath: (path) => /\.(?!(?:html|br|gz)$)\w+$/.test(path),
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(fileURLToPath(new URL('assets/', dist))) ? forEver : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (isCall(request) || !wantsPage(request)) return refuse(request, reply, 404, texts.notFound);
    return sendShell(request, reply, shells, isPage(request, settings) ? 200 : 404);
  });
}
