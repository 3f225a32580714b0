import type { formatter } from '@lingui/format-po';

type Format = ReturnType<typeof formatter>;

/** What follows a number and is no unit: “articles 283-2 and 259-1”, “none of # are taken”. */
const noUnits = 'and|are|for|has|is|of|or|over|percentage|septies|to|was|were|with';

/** Units of a count whose placeholder has a name: a placeholder may stand for a text, too. */
const units =
  '(?:address(?:es)?|alerts?|articles?|changes?|characters?|credits?|databases?|days?|digits?|hours?|installments?|invoices?|lines?|minutes?|months?|publications?|readers?|seats?|times|years?)';

/** A space between a number and its unit in an English message. */
export const unitSpace = new RegExp(
  String.raw`(?<=(?:#|(?<![\d.+] ?)\b\d+)(?:</\d+>)?) (?=(?!(?:${noUnits})\b)\p{Ll}{2,})|(?<=\{\w+\}(?:</\d+>)?) (?=${units}\b)`,
  'u',
);

/** The hyphen after one character of a word, which would end a line: “e-mail”. */
export const looseHyphen = /(?<=(?<![\p{L}\p{N}-])\p{L})-(?=\p{L})/u;

/** A message whose numbers and units share a line, as do the parts of “e-mail”. */
export function joinLines(message: string, locale: string): string {
  const whole = message.replaceAll(new RegExp(looseHyphen, 'gu'), '\u2011');
  return locale === 'en' ? whole.replaceAll(new RegExp(unitSpace, 'gu'), '\u00A0') : whole;
}

/** A format of catalogs that writes messages with joined lines. */
export function withLineJoins(format: Format): Format {
  return {
    ...format,
    serialize: (catalog, context) => {
      const joined = Object.entries(catalog).map(([id, entry]) => {
        const { translation } = entry;
        return [
          id,
          translation ? { ...entry, translation: joinLines(translation, context.locale ?? '') } : entry,
        ] as const;
      });
      return format.serialize(Object.fromEntries(joined), context);
    },
  };
}
