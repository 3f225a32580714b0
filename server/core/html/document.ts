import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Locale } from '../../../machines/domain/locale.ts';
import { localeTags } from '../../../machines/domain/locale.ts';
import type { Markup } from './html.ts';
import { html } from './html.ts';

/** Files that documents load, with their types. */
const assets = [
  { path: '/documents/style.css', type: 'text/css; charset=utf-8', file: new URL('style.css', import.meta.url).href },
  {
    path: '/documents/serif.woff2',
    type: 'font/woff2',
    file: new URL('../../../src/ui/source-serif-latin.woff2', import.meta.url).href,
  },
  {
    path: '/documents/sans.woff2',
    type: 'font/woff2',
    file: new URL('../../../src/ui/libre-franklin-latin.woff2', import.meta.url).href,
  },
  {
    path: '/documents/clear-forms.js',
    type: 'text/javascript; charset=utf-8',
    file: new URL('clear-forms.js', import.meta.url).href,
  },
];

/** Serves style, typefaces and script of documents. */
export async function serveDocumentAssets(app: FastifyInstance): Promise<void> {
  for (const { path, type, file } of assets) {
    const content = await readFile(fileURLToPath(file));
    app.get(path, async (_, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'no-cache' }).send(content),
    );
  }
}

/** A page that stands outside the single-page app. */
export interface Document {
  readonly locale: Locale;
  readonly title: string;
  readonly body: Markup;
  /** Of a page without forms, whose visitors are nobody's business: then not even its origin goes anywhere. */
  readonly isSilent?: true;
  /** Its fields are emptied where the browser shows the page again: what is typed is nobody else's to see. */
  readonly clearsForms?: true;
}

/**
 * Answers with a page that stands outside the single-page app and works without scripts. Its address may hold a secret and
 * goes nowhere; its origin does, by which its forms are known to be ours.
 */
export function sendDocument(
  reply: FastifyReply,
  { locale, title, body, isSilent, clearsForms }: Document,
  status = 200,
): FastifyReply {
  const page = html`<!doctype html>
    <html lang="${localeTags[locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title}</title>
        <link rel="preload" href="/documents/serif.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="preload" href="/documents/sans.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/documents/style.css" />
        ${clearsForms ? html`<script src="/documents/clear-forms.js"></script>` : null}
      </head>
      <body>
        ${body}
      </body>
    </html> `;
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': isSilent ? 'no-referrer' : 'strict-origin',
      'content-type': 'text/html; charset=utf-8',
    })
    .send(page.markup);
}
