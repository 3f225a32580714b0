/** Documents: metadata of page, site and code, and embedded answers. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../../domain/locale.ts';
import { locales } from '../../../domain/locale.ts';
import { isPageName, pages } from '../../../contract/pages.ts';
import { routeTable } from '../../../tests/models/route-table.ts';
import {
  logged,
  noDraft,
  anonymous,
  page,
  recognised,
  siteAsked,
  siteReceived,
  SmallBuild,
} from '../../../tests/support/small-build.ts';

let build: SmallBuild;
beforeAll(async () => {
  build = await SmallBuild.write();
});
afterAll(() => build.remove());

/** The first path of each page: later ones may have words of their step. */
const firstPaths = new Set([...Map.groupBy(routeTable, ({ page: name }) => name).values()].map(([row]) => row?.path));

describe('documents', () => {
  it.each([
    ['/', {}, 'fr-FR', 200],
    ['/', { 'accept-language': 'de, en-GB;q=0.8, fr;q=0.3' }, 'en-US', 200],
    ['/', { 'accept-language': 'en', cookie: 'a=b; lang=fr' }, 'fr-FR', 200],
    ['/fr', { 'accept-language': 'en' }, 'fr-FR', 200],
    ['/en/account/invoices?invoiceToken=abc', {}, 'en-US', 200],
    ['/enigma', {}, 'fr-FR', 404],
    ['/account', { cookie: 'lang=en' }, 'en-US', 404],
  ])('answer %s %j with the shell in %s and status %i', async (url, headers, lang, status) => {
    const answer = await (await build.open()).inject({ url, headers: { ...page, ...headers } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain(`<html lang="${lang}">`);
    expect(answer.body).toContain('<meta name="prefix-routing" content="on" />');
  });

  it('are there, or not found, as the table of routes says of each address', async () => {
    const app = await build.open();
    for (const { path, page: name } of routeTable) {
      const url = path === '/' || path.startsWith('/?') ? path : `/fr${path}`;
      const { statusCode } = await app.inject({ url, headers: page });
      expect([url, statusCode]).toEqual([url, name === null ? 404 : 200]);
    }
  });

  it.each(['*/*', 'text/html', 'application/json, */*;q=0.1'])('answer requests that accept %s', async (accept) => {
    const app = await build.open();
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await app.inject({ method, url: '/fr/quote', headers: { accept } });
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
    const file = await app.inject({ url: '/assets/gone-1a2b3c.js', headers: { accept: '*/*' } });
    expect([file.statusCode, file.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('have a title of their own in each language, and a sentence where no script runs', async () => {
    const app = await build.open();
    /** The pages of each title: those of later steps may be shared. */
    const pagesOf = new Map<string, Set<string>>();
    const listed = routeTable.filter(({ page: name }) => name !== null);
    for (const { path, page: name } of listed.filter((row) => !row.path.startsWith('/?') && row.path !== '/')) {
      for (const locale of locales) {
        const { body } = await app.inject({ url: `/${locale}${path}`, headers: page });
        const [, title = '', ...others] = /<title>([^<]*)<\/title>/.exec(body) ?? [];
        expect([path, title.length > 3, others]).toEqual([path, true, []]);
        expect(body.match(/<title>/g)).toHaveLength(1);
        const titled = `${locale} ${title}`;
        pagesOf.set(titled, (pagesOf.get(titled) ?? new Set()).add(`${locale} ${name}`));
      }
    }
    const own = [...pagesOf.values()].filter(({ size }) => size === 1).flatMap((names) => [...names]);
    expect(new Set(own).size, 'add rows to tests/models/route-table.ts').toBe(2 * Object.keys(pages).length - 2);
    const french = (await app.inject({ url: '/fr/quote', headers: page })).body;
    expect(french).toContain('<title>Demander un devis</title>');
    expect(french).toMatch(/<strong>Cette page a besoin de JavaScript\..*<\/p><p>Choisissez ce que vous voulez lire /);
    expect((await app.inject({ url: '/en/quote', headers: page })).body).toContain('<title>Request a quote</title>');
    expect((await app.inject({ url: '/fr/nowhere', headers: page })).body).toContain('<title>Page introuvable</title>');
  });

  it('say what the site is called in each language, and whom to ask, where that is known', async () => {
    const nameIn = (locale: Locale) => ({ fr: 'L’Écho « & fils »', en: 'The Echo' })[locale];
    const facts = { nameIn, email: 'desk@example.org', phone: '+33 1 00 00 00 00' };
    const { body } = await (await build.open({ facts })).inject({ url: '/fr/quote', headers: page });
    expect(body).toContain('<title>Demander un devis – L’Écho « &amp; fils »</title>');
    expect(body).toContain('<meta name="application-name" lang="en" content="The Echo" />');
    expect(body).toContain('<meta name="contact-email" content="desk@example.org" />');
    expect(body).toContain('<a href="mailto:desk@example.org">desk@example.org</a> <a href="tel:+33100000000">');
    expect((await (await build.open()).inject({ url: '/fr/quote', headers: page })).body).not.toContain(
      'application-name',
    );
  });

  it('say what they are for, each in its language', async () => {
    const app = await build.open();
    const described = new Set<string>();
    for (const { path, page: name } of routeTable) {
      for (const locale of locales) {
        const { body } = await app.inject({ url: `/${locale}${path}`, headers: page });
        const [, description = ''] = /<meta name="description" content="([^"]*)" \/>/.exec(body) ?? [];
        expect([path, description.length > 20]).toEqual([path, true]);
        expect(body).toContain(`</strong></p><p>${description}</p>`);
        if (firstPaths.has(path)) described.add(`${locale} ${name} ${description}`);
        const isHidden = name === null || (isPageName(name) && /^(?:personal|account)/.test(pages[name].access));
        expect([path, body.includes('noindex')]).toEqual([path, isHidden]);
      }
    }
    // One for each page, and one for addresses without a page.
    expect(described.size).toBe(2 * (Object.keys(pages).length + 1));
  });

  it('say where they are found in each language, and no more of their query than they demand', async () => {
    const app = await build.open({ environment: { PUBLIC_URL: 'https://desk.example' } });
    const linksAt = async (url: string) => {
      const { body } = await app.inject({ url, headers: page });
      expect(body).not.toContain('hush');
      const found = body.matchAll(/<link rel="(?:canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]*)" \/>/g);
      return [...found].map(([, language = 'canonical', href = '']) => `${language} ${href}`);
    };
    const site = 'https://desk.example';
    for (const { path } of routeTable.filter((row) => row.page !== null && !row.path.includes('?'))) {
      const own = path.replace(/(?<=.)\/$/, '').replace(/^\/$/, '');
      const others = [
        `fr ${site}/fr${own}`,
        `en ${site}/en${own}`,
        `x-default ${own === '' ? `${site}/` : `${site}/fr${own}`}`,
      ];
      const more = path.includes('/success/') ? '' : '?invoiceToken=hush&utm_source=letter';
      expect(await linksAt(`/fr${path}${more}`)).toEqual([`canonical ${site}/fr${own}`, ...others]);
      expect(await linksAt(`/en${path}`)).toEqual([`canonical ${site}/en${own}`, ...others]);
    }
    const [payment] = await linksAt('/fr/account/payment?invoiceToken=hush&id=88012&utm_source=letter');
    expect(payment).toBe(`canonical ${site}/fr/account/payment?id=88012`);
    expect(await linksAt('/fr/nowhere')).toEqual([]);
  });

  it('name every script that they run, and no other: the application to be loaded at once, the page’s own apart', async () => {
    const app = await build.open();
    const scriptsAt = async (url: string, cookie = 'theme=dark') => {
      const { body } = await app.inject({ url, headers: { ...page, cookie } });
      expect([...body.matchAll(/<link rel="modulepreload" [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
        '/assets/shell-2.js',
      ]);
      return [...body.matchAll(/<meta name="loads" content="([^"]*)" \/>/g)].map(([, href]) => href);
    };
    // A page's own texts include the common ones; the document itself requests a quote's first data.
    expect(await scriptsAt('/fr/quote')).toEqual([
      '/assets/quote-4.js',
      '/assets/shared-3.js',
      '/assets/fr-quote-7.js',
    ]);
    // The sign-in form, without a session; the network module, if a page's first requests are unknown to its document.
    const [signIn, network] = ['/assets/sign-in-9.js', '/assets/network-12.js'];
    const [wallet, wallets, account, words] = ['wallet-5', 'en-wallet-10', 'en-account-11', 'en-8'].map(
      (file) => `/assets/${file}.js`,
    );
    expect(await scriptsAt('/en/account/pme')).toEqual([wallet, signIn, wallets]);
    expect(await scriptsAt('/en/account')).toEqual([signIn, account]);
    expect(await scriptsAt('/fr/account/invoices?invoiceToken=hush')).toEqual([]);
    expect(await scriptsAt('/fr/account/invoices/success/A?invoiceToken=hush')).toEqual([network]);
    for (const cookie of ['session=abc', 'a=b; __Host-session=abc']) {
      expect(await scriptsAt('/en/account/pme', cookie)).toEqual([wallet, network, wallets]);
      expect(await scriptsAt('/en/account', cookie)).toEqual([network, account]);
      expect(await scriptsAt('/en/account/subscriptions/12', cookie)).toEqual([]);
      expect(await scriptsAt('/en/account/subscriptions/DE-12', cookie)).toEqual([network]);
      expect(await scriptsAt('/en/signin', cookie)).toEqual([signIn, words]);
    }
    expect(await scriptsAt('/fr/nowhere')).toEqual(['/assets/fr-6.js']);
  });

  it('embed cached public answers and name pending requests; a signed-in visitor’s page requests everything', async () => {
    const app = await build.open();
    siteAsked.splice(0);
    const askedAt = async (url: string, cookie = 'theme=dark') => {
      const { body } = await app.inject({ url, headers: { ...page, cookie } });
      return {
        asks: [...body.matchAll(/<meta name="asks" content="([^"]*)"/g)].map(([, text]) => text),
        answers: [...body.matchAll(/data-answers="([^"]*)">(.*)<\/script>/g)].map(([, text, answer = '']) => [
          text,
          answer,
        ]),
      };
    };
    for (const time of [1, 2]) {
      const { asks, answers } = await askedAt('/fr/quote');
      expect([time, asks]).toEqual([time, ['GET /fr/ajax/user', 'POST /fr/ajax/infosquote/read {}']]);
      expect(answers.map(([text]) => text)).toEqual(['GET /fr/ajax/infossiteweb']);
      expect(JSON.parse(answers[0]?.[1] ?? '')).toEqual(siteReceived);
    }
    expect(siteAsked).toEqual(['nobody']);
    for (const cookie of ['session=abc', 'a=b; __Host-session=abc']) {
      const { asks, answers } = await askedAt('/fr/quote', cookie);
      expect(answers).toEqual([]);
      expect(asks).toContain('GET /fr/ajax/infossiteweb');
    }
    // Requests of personal pages are named only for visitors who may have signed in, with validated parameters only.
    const read = 'POST /fr/ajax/subscriptions/read {&quot;vue&quot;:&quot;abonnement&quot;,&quot;aboIId&quot;:';
    const own = async (url: string, cookie?: string) =>
      (await askedAt(url, cookie)).asks.filter((text) => text?.includes('vue'));
    expect(await own('/fr/account/subscriptions/12', 'session=abc')).toEqual([`${read}12}`]);
    expect((await askedAt('/fr/account/notifications', 'session=abc')).asks).toEqual([
      'GET /fr/ajax/user',
      'GET /fr/ajax/infossiteweb',
      'GET /fr/ajax/notifications',
      'GET /fr/ajax/servicesemail',
    ]);
    expect(await own('/fr/account/subscriptions/12')).toEqual([]);
    expect(await own('/fr/account/subscriptions/12?invoiceToken=hush', 'session=abc')).toEqual([]);
    expect(await own('/fr/account/subscriptions/%22%3E', 'session=abc')).toEqual([]);
    // The server does not answer in English here.
    const { asks, answers } = await askedAt('/en/newsletter');
    expect(answers).toEqual([]);
    expect(asks).toEqual([
      'GET /en/ajax/user',
      'GET /en/ajax/infossiteweb',
      'POST /en/ajax/form/newsletter {&quot;choix&quot;:true}',
    ]);
  });

  it('answer all requests of a first visit; a cookie, a token or a known network makes the page request the user', async () => {
    const app = await build.open();
    const receivedAt = async (url: string, { cookie, address }: { cookie?: string; address?: string } = {}) => {
      const { body } = await app.inject({
        url,
        headers: { ...page, ...(cookie !== undefined && { cookie }) },
        remoteAddress: address ?? '198.51.100.1',
      });
      const received: Record<string, unknown> = {};
      for (const [, text = '', answer = ''] of body.matchAll(/data-answers="([^"]*)">(.*)<\/script>/g))
        received[text] = JSON.parse(answer);
      return { received, asks: body.match(/name="asks" content="[^"]*"/g) ?? [], body };
    };
    const all = {
      'GET /fr/ajax/user': anonymous,
      'GET /fr/ajax/infossiteweb': siteReceived,
      'POST /fr/ajax/infosquote/read {}': noDraft,
    };
    for (const cookie of [undefined, 'lang=fr', 'warning=PMC_Factures_TokenInfoLogout; lang=en']) {
      // A busy server leaves the request to the page.
      await vi.waitFor(async () => {
        const { received, asks } = await receivedAt('/fr/quote', cookie === undefined ? {} : { cookie });
        expect(received).toEqual(all);
        expect(asks).toEqual([]);
      }, 20_000);
    }
    for (const cookie of ['session=abc', '__Host-quote=abc', 'invoice=abc', 'lang=fr; theirs=abc']) {
      const { received, asks } = await receivedAt('/fr/quote', { cookie });
      expect(received).not.toHaveProperty(['GET /fr/ajax/user']);
      expect(received).not.toHaveProperty(['POST /fr/ajax/infosquote/read {}']);
      expect(asks).toHaveLength(cookie.startsWith('session') ? 3 : 2);
    }
    // The token of an emailed link decides who the visitor is; the invoice is requested after the token is exchanged.
    for (const cookie of [undefined, 'session=abc']) {
      const byLink = await receivedAt('/fr/account/invoices?invoiceToken=hush', cookie === undefined ? {} : { cookie });
      expect(byLink.received).not.toHaveProperty(['GET /fr/ajax/user']);
      expect(byLink.body).toContain('content="GET /fr/ajax/user" data-takes="token"');
      expect(byLink.body).toContain('content="POST /fr/ajax/subscriptions/invoice/read {}" data-after="token"');
      expect(byLink.body).not.toContain('hush');
    }
    const known = await receivedAt('/fr/quote', { address: recognised });
    expect(known.received).toEqual({ ...all, 'GET /fr/ajax/user': undefined });
    expect(known.asks).toEqual(['name="asks" content="GET /fr/ajax/user"']);
    expect(known.body).not.toContain('Univers');
  });

  it('contain the markup of an anonymous visitor, rendered once for all; a page that fails to render starts empty', async () => {
    const app = await build.open();
    const prerenderedAt = async (url: string, cookie = 'theme=dark') => {
      const { body } = await app.inject({ url, headers: { ...page, cookie } });
      const [, drawn = '', links] = /<div id="root">(?:<main>\d+\|(.*)<\/main>(.*))?<\/div>/.exec(body) ?? [];
      return [drawn, links ?? ''];
    };
    const countAt = async (url: string) => /<main>(\d+)\|/.exec((await app.inject({ url, headers: page })).body)?.[1];
    const linksTo = (path: string) => `<a href="/fr${path}">fr</a><a href="/en${path}">en</a>`;
    const site = '/ajax/infossiteweb';
    expect(await prerenderedAt('/fr/newsletter?invoiceToken=hush')).toEqual([
      `newsletterSignup||false|${site}`,
      linksTo('/newsletter'),
    ]);
    expect(await prerenderedAt(`/fr/nowhere/'x`)).toEqual([`||false|${site}`, linksTo('/nowhere/&#39;x')]);
    // A page that requires sign-in shows the form; a page whose owner is unknown yet is not shown.
    const wallet = linksTo('/account/pme');
    expect(await prerenderedAt('/fr/account/pme')).toEqual([`signIn||true|${site}`, wallet]);
    expect(await prerenderedAt('/fr/account/pme', 'session=abc')).toEqual([
      `wallet|Votre porte-monnaie: Consultez|false|${site}`,
      wallet,
    ]);
    expect(await prerenderedAt('/fr/account/invoices?invoiceToken=hush')).toEqual([
      `invoice|Vos factures: Consultez|false|${site}`,
      linksTo('/account/invoices'),
    ]);
    expect(await countAt('/fr/newsletter')).toBe(await countAt('/fr/newsletter?a=b'));
    expect(await prerenderedAt('/fr/quote')).toEqual(['', '']);
    expect(logged.join()).toContain('A page begins empty');
    // The site's name is unavailable in English here.
    expect(await prerenderedAt('/en/newsletter')).toEqual(['', '']);
  });

  it('name Storybook for the live panel only where the deployment enables it', async () => {
    for (const [environment, count] of [
      [{ LIVE_PANEL: 'on', STORYBOOK_URL: 'https://stories.example.org' }, 1],
      [{}, 0],
    ] as const) {
      const { body } = await (await build.open({ environment })).inject({ url: '/fr/quote', headers: page });
      const metas = body.match(/<meta name="live-panel" content="https:\/\/stories\.example\.org\/?" \/>/g) ?? [];
      expect(metas).toHaveLength(count);
    }
  });

  it('have no prefix where prefix routing is off, and number enumerations where a setting says so', async () => {
    const app = await build.open({ environment: { PREFIX_ROUTING: 'off', REQUEST_CODES: 'numbers' } });
    const answer = await app.inject({ url: '/account', headers: page });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<meta name="prefix-routing" content="off" />');
    expect(answer.body).toContain('<meta name="request-codes" content="numbers" />');
    // One address for all languages.
    expect(answer.body).toContain('<link rel="canonical" href="http://localhost:4000/account" />');
    expect(answer.body).not.toContain('hreflang');
  });
});
