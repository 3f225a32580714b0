/** The server's app with a build of a few files, and calls that record their callers. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/core/http/app.ts';
import type { IsRecognised } from '../../server/core/http/first-questions.ts';
import type { ReadinessChecks } from '../../server/core/http/health.ts';
import type { DocumentFacts } from '../../server/core/http/shell.ts';
import { createLog } from '../../server/core/log.ts';
import { readSettings } from '../../server/core/settings.ts';

export const script = 'console.log("a page");';

/** The headers of a browser that requests a page. */
export const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** The log lines. */
export const logged: string[] = [];

/** The cookies of the calls for the site. */
export const siteAsked: string[] = [];

/** The public answer about the site, in French; the English one fails. */
export const siteReceived = { isSuccess: true, feedback: null, data: { nom: 'L’Écho </script> <!--' } };

/** A recognised network address. */
export const recognised = '192.0.2.7';

/** The answers to an anonymous visitor: the identity, and an empty draft of the quote’s page. */
export const anonymous = {
  isSuccess: true,
  feedback: null,
  data: { utilisateur: null, modeConnexion: 0, factureToken: null },
};
export const noDraft = { isSuccess: true, feedback: null, data: { version: 0, brouillon: null } };

interface Opened {
  readonly environment?: Readonly<Record<string, string>>;
  readonly readiness?: ReadinessChecks;
  readonly facts?: DocumentFacts | null;
  readonly isRecognised?: IsRecognised;
}

/** A build in a folder of its own. */
export class SmallBuild {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async write(): Promise<SmallBuild> {
    const folder = await mkdtemp(join(tmpdir(), 'desk-dist-'));
    await mkdir(join(folder, 'assets'));
    await mkdir(join(folder, '.vite'));
    await writeFile(
      join(folder, 'index.html'),
      '<!doctype html>\n<html lang="fr">\n  <head>\n    <meta charset="utf-8" />\n    <title></title>\n  </head>\n  <body>\n    <div id="root"></div>\n  </body>\n</html>\n',
    );
    await writeFile(join(folder, 'assets/page-Dk3x9a.js'), script);
    await writeFile(join(folder, 'assets/page-Dk3x9a.js.br'), brotliCompressSync(script));
    await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await mkdir(join(folder, 'builds'));
    await writeFile(join(folder, 'builds', 'latest.json'), '{"build":"a1b2c3"}');
    const manifest = {
      'index.html': { file: 'assets/index-1.js', isEntry: true, dynamicImports: ['_shell.js'] },
      '_shell.js': { file: 'assets/shell-2.js', imports: ['index.html'] },
      '_shared.js': { file: 'assets/shared-3.js', imports: ['_shell.js'] },
      'src/features/quote-request/page.ts': { file: 'assets/quote-4.js', imports: ['_shared.js', '_shell.js'] },
      'src/features/wallet/page.ts': { file: 'assets/wallet-5.js', imports: ['_shell.js'] },
      'src/features/session/sign-in.tsx': { file: 'assets/sign-in-9.js', imports: ['_shell.js'] },
      'locales/fr/messages.po?all': { file: 'assets/fr-6.js' },
      'locales/fr/messages.po?quoteRequest': { file: 'assets/fr-quote-7.js' },
      'locales/en/messages.po?all': { file: 'assets/en-8.js' },
      'locales/en/messages.po?wallet': { file: 'assets/en-wallet-10.js' },
      'locales/en/messages.po?accountHome': { file: 'assets/en-account-11.js' },
      'src/api/network.ts': { file: 'assets/network-12.js', imports: ['_shell.js'] },
    };
    await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
    // Renders its input; the page of a quote cannot be rendered.
    await mkdir(join(folder, '.ssr'));
    await writeFile(
      join(folder, '.ssr/render.js'),
      `let times = 0;
      export async function renderDocument(asked) {
        if (asked.page === 'quoteRequest') throw new Error('It cannot be drawn');
        times += 1;
        const { page, words, isOnTheWay, received } = asked;
        const links = ['fr', 'en'].map((each) => '<a href="/' + each + '/some/0">' + each + '</a>').join('');
        const title = words && words.title + ': ' + words.lead.split(' ')[0];
        const drawn = [times, page, title, isOnTheWay, Object.keys(received).join(' ')].join('|');
        return { html: '<main>' + drawn + '</main>' + links, path: '/some/0', redirect: '' };
      }`,
    );
    const asks = { method: 'POST', path: '/ajax/subscriptions/read', body: { vue: 'abonnement', aboIId: '#aboId' } };
    const read = { method: 'POST', path: '/ajax/subscriptions/invoice/read', body: {} };
    const questions = {
      subscription: { addresses: [{ pattern: '/account/subscriptions/:aboId', asks }], sections: [] },
      invoice: { addresses: [{ pattern: '/account/invoices', asks: read }], sections: [] },
      notifications: {
        addresses: [
          { pattern: '/account/notifications', asks: { method: 'GET', path: '/ajax/notifications', body: null } },
        ],
        sections: [{ method: 'GET', path: '/ajax/servicesemail', body: null }],
      },
    };
    await writeFile(join(folder, '.ssr/first-questions.json'), JSON.stringify(questions));
    return new SmallBuild(folder);
  }

  get dist(): URL {
    return pathToFileURL(`${this.#folder}/`);
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true });
  }

  /** The app that serves it. */
  async open({ environment = {}, readiness = {}, facts = null, isRecognised }: Opened = {}): Promise<FastifyInstance> {
    return buildApp({
      settings: readSettings(environment),
      log: createLog((line) => logged.push(line)),
      dist: this.dist,
      readFacts: () => Promise.resolve(facts),
      ...(isRecognised && { isRecognised }),
      readiness,
      testControl: null,
      plugins: [
        async (app) => {
          app.post('/ajax/echo', (request) => request.body);
          app.get('/fr/ajax/infossiteweb', (request) => {
            siteAsked.push(request.headers.cookie ?? 'nobody');
            return siteReceived;
          });
          app.get('/fr/ajax/user', ({ ip }) =>
            ip === recognised
              ? { ...anonymous, data: { ...anonymous.data, utilisateur: { nom: 'Univers' } } }
              : anonymous,
          );
          app.post('/fr/ajax/infosquote/read', () => noDraft);
          app.get('/ajax/broken', () => {
            throw new Error('select secret_column from accounts');
          });
        },
      ],
    });
  }
}
