/** One journey per funnel, and what engines do differently: Back out of the page cache, scroll positions, a list of countries. */
import { randomUUID } from 'node:crypto';
import type { Control } from '../support/browser-test.ts';
import { cards, expect, linkOf } from '../support/browser-test.ts';
import { emailTo } from '../support/auth.ts';
import type { Engine } from './engine.ts';
import { elementNamed } from './engine.ts';

export interface Journey {
  readonly name: string;
  readonly play: (engine: Engine, control: Control) => Promise<void>;
}

type Account = Awaited<ReturnType<Control['scenario']>>['account'];

const heading = `[...document.querySelectorAll('main h1')]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }))
  .map((element) => element.textContent.trim()).join()`;

/** A page at rest has this heading, and nothing is wider than the window. */
async function arrive(engine: Engine, title: RegExp): Promise<void> {
  await expect.poll(() => engine.evaluate(heading)).toMatch(title);
  await expect.poll(() => engine.evaluate(`document.querySelector('main').ariaBusy ?? 'false'`)).toBe('false');
  const width = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await engine.evaluate(width), 'pixels that are wider than the window').toBe(0);
}

const text = (engine: Engine) => engine.evaluate('document.body.innerText');
const valueOf = (engine: Engine, id: string) => engine.evaluate(`document.getElementById(${JSON.stringify(id)}).value`);
const goBack = (engine: Engine) => engine.evaluate('void history.back()');

async function signIn(engine: Engine, address: string, account: Account): Promise<void> {
  await engine.open(address);
  await arrive(engine, /^Se connecter/);
  await engine.fill(/^Adresse e\u2011mail/, account.email);
  await engine.fill(/^Mot de passe/, account.password);
  await engine.press(/^Se connecter$/);
}

/** Fills in the hosted page and pays; the outcome stands, and Back neither asks for the card again nor shows it. */
async function payByCard(engine: Engine): Promise<void> {
  await arrive(engine, /^Payer par carte/);
  await engine.fill(/^Numéro de carte/, cards.charged);
  await engine.fill(/^Date d’expiration/, '12/34');
  await engine.fill(/^Code de sécurité/, '123');
  await engine.fill(/^Nom inscrit sur la carte/, 'Awa Ndiaye');
  await engine.press(/^Payer\s/);
  await arrive(engine, /^Paiement reçu/);
  await goBack(engine);
  const card = `[...document.querySelectorAll('input[autocomplete^="cc-"]')].map(({ value }) => value).join('')`;
  await expect.poll(() => engine.evaluate(card)).toBe('');
  await engine.open(String(await engine.evaluate('location.href')));
  await arrive(engine, /^Paiement reçu/);
}

export const journeys: readonly Journey[] = [
  {
    name: 'a quote is requested; a country is found by its short name',
    play: async (engine) => {
      await engine.open('/fr/quote');
      await arrive(engine, /^Quelles publications vous intéressent/);
      await engine.press(/^Le Courrier des Lagunes/);
      await engine.fill(/^Nombre de lecteurs/, '5');
      await engine.press(/^Continuer$/);
      await arrive(engine, /^Vos coordonnées/);
      expect(await engine.evaluate('scrollY'), 'a step begins at the top').toBe(0);
      await engine.press(/^Mme$/);
      await engine.fill(/^Prénom/, 'Awa');
      await engine.fill(/^Nom$/, 'Ndiaye');
      await engine.fill(/^Organisme/, 'Institut des deux rives');
      await engine.fill(/^Adresse e\u2011mail/, `quote-${randomUUID()}@example.org`);
      await engine.fill(/^Pays/, 'rdc');
      await engine.press(/^Congo-Kinshasa/);
      expect(await valueOf(engine, 'country')).toBe('Congo-Kinshasa');
      await engine.press(/^Continuer$/);
      await arrive(engine, /^Vérifi/);
      await engine.press(/^Envoyer la demande/);
      await arrive(engine, /^Demande envoyée/);
    },
  },
  {
    name: 'a quote is made and ordered',
    play: async (engine, control) => {
      const { account } = await control.scenario('noInvoice', { locale: 'fr' });
      await signIn(engine, '/fr/account/quotation?isDevis', account);
      await arrive(engine, /^Un devis pour vous/);
      await engine.press(/^Le Courrier des Lagunes/);
      await engine.press(/^Continuer$/);
      await arrive(engine, /./);
      await engine.fill(/^Pays/, 'france');
      await engine.fill(/^(Adresse|Numéro et rue|Rue|N° et)/, '3 quai des Brumes');
      await engine.fill(/^Code postal/, '69002');
      await engine.fill(/^Ville/, 'Lyon');
      await engine.press(/^Vérifier vos réponses/);
      await arrive(engine, /^Vérifi/);
      await engine.press(/conditions de vente/);
      await engine.press(/^Accepter et commander/);
      await expect.poll(() => engine.evaluate('location.pathname')).toContain('/step4/success/DEV-');
    },
  },
  {
    name: 'a subscription is paid by card, and Back does not undo it',
    play: async (engine, control) => {
      const { account, subscription } = await control.scenario('paymentOpen', { locale: 'fr' });
      await signIn(engine, `/fr/account/payment?id=${subscription?.id}`, account);
      await engine.press(/^Continuer/);
      await arrive(engine, /./);
      await engine.press(/^Continuer$/);
      await engine.press(/^Payer\s/);
      await payByCard(engine);
    },
  },
  {
    name: 'an invoice is paid by card from its link, and Back does not undo it',
    play: async (engine, control) => {
      await engine.open(linkOf(await control.scenario('oneInvoice'), 'fr'));
      await arrive(engine, /./);
      await engine.press(/^Vérifier et payer/);
      await engine.press(/^Payer\s/);
      await payByCard(engine);
    },
  },
  {
    name: 'a newsletter is asked for and confirmed by its letter',
    play: async (engine, control) => {
      const email = `stranger-${randomUUID()}@example.org`;
      await engine.open('/fr/newsletter');
      await arrive(engine, /^Newsletter/);
      await engine.press(/^Politique et institutions/);
      await engine.fill(/^Adresse e\u2011mail/, email);
      await engine.press(/^Recevoir 1\snewsletter/);
      await expect.poll(() => text(engine)).toContain(email);
      await engine.open(await emailTo(control, email, 'newsletter/confirm'));
      await expect.poll(() => text(engine)).toContain('Politique et institutions');
      await engine.press(/^(Confirmer|Oui)/);
      await expect.poll(() => engine.evaluate(heading)).toMatch(/./);
    },
  },
  {
    name: 'the readers of a license are listed',
    play: async (engine, control) => {
      const { account, subscription } = await control.scenario('licence', { locale: 'fr' });
      await signIn(engine, `/fr/account/subscriptions/${subscription?.id}/readers`, account);
      await arrive(engine, /./);
      await expect.poll(() => text(engine)).toContain('@');
    },
  },
  {
    name: 'what was read is filtered in a narrow window',
    play: async (engine, control) => {
      const { account } = await control.scenario('readings', { locale: 'fr' });
      await signIn(engine, '/fr/account/readings', account);
      await arrive(engine, /lecture|lu/i);
      const clipped = `[...document.querySelectorAll('[role="search"] select, [role="search"] input')].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth;
      }).length`;
      expect(await engine.evaluate(clipped), 'filters beyond the edge of the window').toBe(0);
    },
  },
  {
    name: 'Back from another document shows no account after its session has ended',
    play: async (engine, control) => {
      const { account } = await control.scenario('wallet', { locale: 'fr' });
      await signIn(engine, '/fr/account/pme', account);
      await arrive(engine, /^Votre porte-monnaie/);
      await engine.evaluate(
        `void addEventListener('pagehide', ({ persisted }) => (sessionStorage.persisted = persisted))`,
      );
      await engine.open('/fr/legal/notice');
      await engine.evaluate(`fetch('/fr/ajax/login/logout', {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}',
      }).then(({ ok }) => (sessionStorage.isOut = ok)) && null`);
      await expect.poll(() => engine.evaluate('sessionStorage.isOut')).toBe('true');
      await goBack(engine);
      await expect.poll(() => engine.evaluate('location.pathname')).toBe('/fr/signin');
      await arrive(engine, /^Se connecter/);
      expect(await text(engine)).not.toContain(account.email);
    },
  },
  {
    name: 'a page turn begins at the top, and Back leads to where the page was left',
    play: async (engine, control) => {
      const { account } = await control.scenario('wallet', { locale: 'fr' });
      await signIn(engine, '/fr/account/infosuser', account);
      await arrive(engine, /^Informations personnelles/);
      await engine.evaluate(`void ${elementNamed('a', /^Vos adresses/)}`);
      await expect.poll(() => engine.evaluate('scrollY')).toBeGreaterThan(100);
      const left = await engine.evaluate('scrollY');
      await engine.press(/^Vos adresses/);
      await arrive(engine, /^Vos adresses/);
      expect(await engine.evaluate('scrollY')).toBe(0);
      await goBack(engine);
      await arrive(engine, /^Informations personnelles/);
      await expect.poll(() => engine.evaluate('scrollY')).toBe(left);
    },
  },
];
