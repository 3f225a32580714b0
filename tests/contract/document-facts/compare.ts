/** Compares the declared cells of a document with what it draws. */
import type { DocumentFact, FactCells } from '../../../domain/document-facts.ts';
import { documentFacts } from '../../../domain/document-facts.ts';
import { isUntaxed } from '../../../domain/vat-by-rate.ts';
import { plain } from '../../support/read-pdf.ts';
import type { Chain } from './chains.ts';
import type { Subject } from './subject.ts';
import type { Writer } from './values.ts';
import { textsOf } from './values.ts';

/** A document as it was read from outside. */
export interface Reading {
  /** For the report: `invoice, PDF`. */
  readonly name: string;
  readonly text: string;
  readonly cells: FactCells;
  readonly subject: Subject;
  readonly write: Writer;
}

const isFact = (name: string): name is DocumentFact => Object.hasOwn(documentFacts, name);

const facts = Object.keys(documentFacts).filter(isFact);

/** Facts that sentences say in words of their own: a word proves nothing. All is issued on the day of the test. */
const inSentences: readonly DocumentFact[] = ['state', 'waysToPay', 'issuedOn', 'creditedOn'];

/** The cells of a document that do not hold: texts that are missing, and facts that are drawn although it lacks them. */
function faultsOf({ text, cells, subject, write }: Reading): readonly string[] {
  // A ligature is read as the characters that it stands for.
  const read = plain(text).normalize('NFKC');
  // The sentences of the law are compared by the facts that they state.
  const drawn = [
    ...subject.mentions.map((mention) => plain(mention).normalize('NFKC')),
    ...facts.filter((fact) => cells[fact].kind === 'drawn').flatMap((fact) => textsOf(fact, subject, write)),
  ];
  return facts.flatMap((fact) => {
    const texts = textsOf(fact, subject, write);
    if (cells[fact].kind === 'drawn') {
      const missing = texts.filter((each) => !read.includes(each));
      return missing.length === 0 ? [] : [`${fact} is missing: ${missing.join(' | ')}`];
    }
    if (inSentences.includes(fact)) return [];
    // A text that stands for another fact, too, proves nothing.
    const own = texts.filter((each) => !drawn.some((other) => other.includes(each)));
    const isDrawn = own.length > 0 && own.every((each) => read.includes(each));
    return isDrawn ? [`${fact} is drawn, and declared lacking: ${own.join(' | ')}`] : [];
  });
}

/** The documents whose cells do not hold, by name. */
export function disagreements(readings: readonly Reading[]): Readonly<Record<string, readonly string[]>> {
  const faults = readings.map((reading) => [reading.name, faultsOf(reading)] as const);
  return Object.fromEntries(faults.filter(([, each]) => each.length > 0));
}

interface Untrue {
  readonly applies: (chain: Chain, subject: Subject) => boolean;
  /** Names of the readings. */
  readonly among: RegExp;
  readonly text: RegExp;
}

/** Texts that would be untrue of some sales. */
const untrue: readonly Untrue[] = [
  // A credit for a part is no cancellation.
  { applies: ({ credit }) => credit === 'part', among: /credited|refunded|credit note/, text: /annul|cancel/i },
  // A public body is not offered a card.
  {
    applies: ({ details }) => details.publicBuyer !== null,
    among: /^(?:invoice|chorus|transfer|payment|quotation-ordered|order page)/,
    text: /(?:par |by )?(?:carte|card) (?:ou|or)\b|\b(?:ou|or) (?:par |by )?(?:carte|card)\b/i,
  },
  // Where no tax is charged no sum is with or without it.
  {
    applies: (_, { vat }) => isUntaxed(vat),
    among: /./,
    text: /\b(?:TTC|HT)\b|\b(?:including|before|without) VAT\b/,
  },
  // A paid order is not to be paid.
  { applies: () => true, among: /^order page.*\(paid\)/, text: /(?:Payer|Régler|\bPay) [€$£\d]/ },
];

/** The documents that say what is untrue of a sale. */
export function untrueIn(readings: readonly Reading[], chain: Chain): readonly string[] {
  return untrue.flatMap(({ applies, among, text }) =>
    readings
      .filter(({ name, subject }) => among.test(name) && applies(chain, subject))
      .flatMap((reading) => {
        const said = text.exec(plain(reading.text));
        return said
          ? [`${reading.name}: …${plain(reading.text).slice(Math.max(0, said.index - 60), said.index + 60)}…`]
          : [];
      }),
  );
}
