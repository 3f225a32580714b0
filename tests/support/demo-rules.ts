/** What the demo must not show: placeholders, contradictions, and the other language. */
import { demoPublisher } from '../../server/seed/demo-publisher.ts';
import { wrongTotals, wrongWeekdays } from './demo-sums.ts';
import type { Locale } from '../../domain/locale.ts';

/** A page of a demo person, as it is read. */
export interface DemoPage {
  readonly address: string;
  readonly locale: Locale;
  /** Whether its person reads English: then nothing on it is in French. */
  readonly isEnglish: boolean;
  readonly text: string;
  /** The text outside of parts that are marked as another language. */
  readonly ownText: string;
  /** The rows of lists, whole. */
  readonly rows: readonly string[];
  /** The titles of articles, linked to them. */
  readonly articles: readonly string[];
  /** The titles of articles within other texts. */
  readonly cited: readonly string[];
}

/** A rule, and the words on a page that break it. */
type Rule = readonly [name: string, broken: (page: DemoPage) => readonly string[]];

/** First names of the demo by civility: a new person is added here. */
const firstNames = {
  men: 'Abdoulaye Alain Antoine Bakary Benoît Brice Cheikh Désiré Emmanuel Étienne Franck Georges Hamidou Ibrahima Idrissa Issa Jean-Marc Julien Karim Kofi Kwame Laurent Mamadou Marc Mathieu Moussa Olivier Oumar Pascal Rémi Salif Samuel Seydou Souleymane Sylvain Thierry Vincent Yacouba',
  women:
    'Adjoua Aïcha Aïssata Akissi Alice Aminata Anne-Laure Assétou Awa Bintou Camille Caroline Céline Clarisse Coumba Delphine Djeneba Élise Fanta Fatoumata Florence Hawa Hélène Inès Isabelle Joséphine Kadiatou Laurence Léonie Lucie Mariam Maïmouna Nadège Nathalie Ndeye Oumou Prisca Ramata Régine Rokia Sandrine Sophie Thandi Thérèse Véronique Yacine',
} as const;

function among(names: string): RegExp {
  return new RegExp(`^(?:${names.split(' ').join('|')})$`, 'u');
}

const men = among(firstNames.men);
const women = among(firstNames.women);

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([found]) => found);
}

function repeatedAmong(rows: readonly string[]): readonly string[] {
  return [...new Set(rows.filter((row, index) => row !== '' && rows.indexOf(row) !== index))];
}

/** Civilities that contradict a first name, and first names that the list above lacks. */
function wrongCivilities({ text }: DemoPage): readonly string[] {
  return [...text.matchAll(/(?<![\p{L}.])(M\.|Mme|Mr\.|Ms\.|Monsieur|Madame)\s+(\p{Lu}[\p{L}-]+)/gu)].flatMap(
    ([found, civility = '', name = '']) => {
      // A choice of civilities names the next one.
      if (/^(?:Mme|Ms|Madame)$/u.test(name)) return [];
      const isMan = civility === 'M.' || civility === 'Mr.' || civility === 'Monsieur';
      return (isMan ? men : women).test(name) ? [] : [found];
    },
  );
}

const frenchMonths = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const englishMonths = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Words that only French sentences have; names of the publisher and of addresses are French by nature. */
const french =
  /(?<![\p{L}’])(?:les?|une?|vous|votre|nous|pour|avec|dans|jusqu|abonnement|facture|lecteurs?|devis)(?![\p{L}])/giu;

const byNature = [
  demoPublisher.issuer.name,
  ...demoPublisher.issuer.address,
  ...demoPublisher.publications.map(({ title }) => title.fr),
  demoPublisher.site.name.fr,
];

function withoutNames(text: string): string {
  return byNature.reduce((rest, name) => rest.replaceAll(name, ''), text);
}

/** Names of publications that are spelled differently than in the catalog. */
function otherNames({ text, locale, articles, cited }: DemoPage): readonly string[] {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[^a-z& ]/g, '');
  const titles = demoPublisher.publications.map(({ title }) => title[locale]);
  // The lines of an invoice keep the language of its issue.
  const known = demoPublisher.publications.flatMap(({ title }) => [title.fr, title.en]);
  // Without its last character, a plural matches, too.
  const starts = titles.map((title) => plain(title).split(' ').slice(0, 2).join(' ').slice(0, -1));
  const withoutHeadlines = [...articles, ...cited].reduce((rest, title) => rest.replaceAll(title, ''), text);
  return withoutHeadlines
    .split('\n')
    .flatMap((line) => line.split(/[·,:]/u))
    .flatMap((part) => {
      const words = plain(part).trim();
      const isNamed = starts.some((start) => start !== '' && words.startsWith(start));
      return !isNamed || known.some((title) => part.includes(title)) ? [] : [part.trim()];
    });
}

/** Decisions by people at a minute at which only machines decide. */
function oddDecisions({ text }: DemoPage): readonly string[] {
  return [...text.matchAll(/(?:par nous|by us|par l’éditeur)\s+([^\n]*?(\d{1,2}):(\d{2})[^\n]*)/giu)].flatMap(
    ([, found = '', , minute = '']) => (Number(minute) % 5 === 0 ? [] : [found]),
  );
}

/** Decisions by rules at a minute at which only people decide. */
function roundMachines({ text }: DemoPage): readonly string[] {
  return [...text.matchAll(/(?:automatiquement|automatically)\s+([^\n]*?(\d{1,2}):(\d{2})[^\n]*)/giu)].flatMap(
    ([, found = '', , minute = '']) => (Number(minute) % 5 === 0 ? [found] : []),
  );
}

/** Different discounts on one page: its lines are of one offer, for the same readers. */
function discounts({ text }: DemoPage): readonly string[] {
  const rates = [...text.matchAll(/(?:remise de|discount) (\d+(?:[.,]\d+)?)\s?%/giu)].map(([, rate = '']) =>
    rate.replace(',', '.'),
  );
  const different = [...new Set(rates)];
  return different.length > 1 ? [different.join(' / ')] : [];
}

/** Different savings of further readers on one page. */
function savings({ text }: DemoPage): readonly string[] {
  const rates = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s?%\s(?:de moins|less)/giu)].map(([, rate = '']) => rate);
  const different = [...new Set(rates)];
  return different.length > 1 ? [different.join(' / ')] : [];
}

/** What no page of the demo may show. */
const demoRules: readonly Rule[] = [
  [
    'a placeholder',
    ({ text }) => matches(text, /\bundefined\b|\bnull\b|\bNaN\b|\[object|DEMO-|lecture-\d+@|FA-L-\d+|\{\w+\}/g),
  ],
  ['a row twice', ({ rows }) => repeatedAmong(rows)],
  ['a title twice', ({ articles }) => repeatedAmong(articles)],
  ['a civility of another first name', wrongCivilities],
  [
    'a month of the other language',
    ({ locale, ownText }) =>
      locale === 'en'
        ? matches(ownText, new RegExp(`\\d{1,2}(?:er)? (?:${frenchMonths})\\b`, 'giu'))
        : matches(ownText, new RegExp(`(?:${englishMonths}) \\d{1,2}\\b`, 'gu')),
  ],
  [
    'French, to an English person',
    ({ isEnglish, text }) =>
      isEnglish
        ? withoutNames(text)
            .split('\n')
            .filter((line) => line.search(french) >= 0)
        : [],
  ],
  ['another name of a publication', otherNames],
  ['two discounts for the same readers', discounts],
  ['two savings for further readers', savings],
  ['a total other than its rows', ({ text }) => wrongTotals(text)],
  ['an issue on another day than its publication', ({ text }) => wrongWeekdays(text)],
  ['a decision of a person at an odd minute', oddDecisions],
  ['a decision of a rule at a round minute', roundMachines],
  [
    'a validity that ends within a day',
    ({ text }) => matches(text, /(?:valable|valid|expire)[^\n.]{0,40}\d{1,2}:\d{2}/giu),
  ],
];

/** The rules that a page breaks, with the words that do. */
export function faultsOf(page: DemoPage): readonly string[] {
  return demoRules.flatMap(([name, broken]) =>
    [...new Set(broken(page))].map(
      (words) => `${page.address}: ${name}: ${words.replaceAll(/\s+/g, ' ').slice(0, 160)}`,
    ),
  );
}
