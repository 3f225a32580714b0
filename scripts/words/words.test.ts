import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';
import { checkWords } from '../check-words.ts';
import { wordFaults } from './faults.ts';
import { manners, terms } from './glossary.ts';

/** What somebody might write, a sentence for each thing that the glossary does not let pass. */
const planted: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Your quotation {reference}',
    'Purchase-order number',
    'Your bill is ready.',
    'We send you a credit memo.',
    'By wire transfer',
    'Kind of licence',
    'Your organisation',
    'Your function (optional)',
    'Surname',
    'The town',
    'Within two working days.',
    'Your email address',
    'Log in to your account',
    'The terms and conditions',
    'Look among unwanted mail.',
    'The commercial court of Paris',
    'You are recognised by your network.',
    'Colour scheme',
    'It stands on the invoice.',
    'Newsletters without adverts',
    'Dear Mr {name},',
    "The card's code",
    'Enter your country.',
  ],
  fr: [
    'Votre cotation',
    'Numéro de commande',
    'Écrivez au service abonnés.',
    'Une note de crédit',
    'Mode de paiement',
    'Par transfert bancaire',
    'Votre portefeuille',
    'Votre organisation',
    'Intitulé du poste',
    'Nom de famille',
    'Localité',
    'Sous deux jours ouvrables.',
    'Votre adresse mail',
    'Veuillez vous loguer, se loguer ici.',
    'J’accepte les CGV',
    'Regardez parmi les courriers indésirables.',
    'Le tribunal de commerce de Paris',
    'Vous êtes déconnecté.',
    'Pas encore abonné\u202F?',
    'Vos factures n’ont pas pu être lues',
    'Lecture de vos factures…',
    'Saisissez votre civilité.',
    "L'adresse",
    'Sur «\u00A0Garder\u00A0», “ici”',
    'Sur « Garder »',
    'Des questions ?',
    'Vérifiez {field} : un caractère manque.',
    'Sous 30 jours',
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(locales)('what is not said is noticed, everything that the glossary knows of: %s', (locale) => {
  expect(planted[locale].filter((sentence) => wordFaults(sentence, locale).length === 0)).toEqual([]);
  const bans = [...terms.flatMap(({ never }) => never?.[locale] ?? []), ...manners[locale].map(({ found }) => found)];
  const dead = bans.filter((ban) => !planted[locale].some((sentence) => ban.test(sentence)));
  expect(dead).toEqual([]);
});

it.each([
  ['fr', 'Vous êtes libre de l’accepter ou non\u202F; écrivez à {email}\u00A0: https://www.example.fr, 16:30.'],
  ['fr', 'Saisissez un nombre supérieur à 0 pour {field}.'],
  ['fr', '{count, plural, one {#\u00A0lecteur} other {#\u00A0lecteurs}}'],
  ['en', '{licence, select, media {media} other {{licence}}} license of {surname} in {organisation}'],
  ['en', 'The street address is billed to you: bring the invoice to the desk.'],
] as const)('what is said well passes: %s %s', (locale, sentence) => {
  expect(wordFaults(sentence, locale)).toEqual([]);
});

it('a wrong word in a catalogue is told, with its message and what to write', async () => {
  for (const locale of locales) {
    mkdirSync(join(folder, locale));
    const translation = locale === 'en' ? 'See the quotation' : 'Voir le devis';
    writeFileSync(join(folder, locale, 'server.po'), `msgid "mail.link"\nmsgstr "${translation}"\n`);
  }
  const { messages, faults } = await checkWords(folder);
  expect(messages).toBe(2);
  expect(faults).toEqual([
    `${join(folder, 'en', 'server.po')}: “See the quotation”\n  Instead of “quotation” write “quote”.`,
  ]);
});
