import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../../domain/locale.ts';
import { localeTags } from '../../../domain/locale.ts';
import type { Markup } from './html.ts';
import { html } from './html.ts';

/** Stylesheets of the application that are those of documents, too. */
const sharedStyles = ['tokens.css', 'base.css'] as const;

/** Stylesheets of every document, in their order, after the shared ones. */
const styles = ['style.css', 'controls.css', 'records.css'] as const;

/** Files that documents load, with their types: typefaces, too, are those of the application. */
const assets = [
  ...sharedStyles.map((name) => ({
    path: `/documents/${name}`,
    type: 'text/css; charset=utf-8',
    file: new URL(`../../../src/ui/${name}`, import.meta.url).href,
  })),
  ...[...styles, 'print.css', 'reference.css'].map((name) => ({
    path: `/documents/${name}`,
    type: 'text/css; charset=utf-8',
    file: new URL(name, import.meta.url).href,
  })),
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

/** An HTML page outside the single-page app. */
export interface Document {
  readonly locale: Locale;
  readonly title: string;
  readonly body: Markup;
  /** Sends no referrer at all, not even its origin: for a page without forms whose visitors stay private. */
  readonly isSilent?: true;
  /** Clears its fields when the browser restores the page, so that the next person cannot read them. */
  readonly clearsForms?: true;
  /** Its tables hold words and commands rather than amounts. */
  readonly isReference?: true;
}

/**
 * Sends an HTML page outside the single-page app that works without scripts. Its address may hold a secret and is never
 * sent as referrer; its origin is, which identifies its forms as ours.
 */
export function sendDocument(
  reply: FastifyReply,
  { locale, title, body, isSilent, clearsForms, isReference }: Document,
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
        ${[...sharedStyles, ...styles].map((name) => html`<link rel="stylesheet" href="/documents/${name}" /> `)}
        <link rel="stylesheet" href="/documents/print.css" media="print" />
        ${isReference ? html`<link rel="stylesheet" href="/documents/reference.css" />` : null}
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
