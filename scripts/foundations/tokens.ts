/** Design tokens, read from the stylesheets: their kinds, uses and faults. */
import type { StyleRule } from './styles.ts';
import { namesTaken, TOKENS_FILE } from './styles.ts';

/** A value of a token, and when it holds. */
export interface TokenValue {
  /** A condition, `@media print`, or another selector; empty for the default. */
  readonly when: string;
  readonly value: string;
}

/** A use of a token. */
export interface TokenUse {
  readonly file: string;
  readonly selector: string;
  readonly property: string;
  readonly when: string;
}

export interface Token {
  readonly name: string;
  /** The comment above its group. */
  readonly group: string;
  readonly note: string;
  /** How it is drawn. */
  readonly kind: TokenKind;
  readonly values: readonly TokenValue[];
  readonly uses: readonly TokenUse[];
  /** Files of code that set or use it. */
  readonly code: readonly string[];
}

/** Kinds of tokens, by the properties that use them. */
export const tokenKinds = [
  'colour',
  'family',
  'size',
  'leading',
  'weight',
  'length',
  'radius',
  'line',
  'shadow',
  'duration',
  'layer',
] as const;

export type TokenKind = (typeof tokenKinds)[number];

/** Kind of a token by the property that uses it; with any other property it is a length. */
const kindsOfProperties: readonly (readonly [RegExp, TokenKind])[] = [
  [/^font-family$/, 'family'],
  [/^font-size$/, 'size'],
  [/^line-height$/, 'leading'],
  [/^font-weight$/, 'weight'],
  [/^(?:transition|animation)/, 'duration'],
  [/^z-index$/, 'layer'],
  [/^box-shadow$/, 'shadow'],
  [/radius$/, 'radius'],
  [/^(?:border|outline)/, 'line'],
];

/** The kind of a token by most of its uses. */
function kindOf(value: string, uses: readonly TokenUse[]): TokenKind {
  if (/^(?:light-dark\(|#)/.test(value)) return 'colour';
  const kinds = uses.map(
    ({ property }) => kindsOfProperties.find(([pattern]) => pattern.test(property))?.[1] ?? 'length',
  );
  const counted = [...Map.groupBy(kinds, (kind) => kind)].toSorted(([, one], [, other]) => other.length - one.length);
  return counted[0]?.[0] ?? 'length';
}

/** All uses of a custom property. */
function usesOf(name: string, rules: readonly StyleRule[]): readonly TokenUse[] {
  return rules.flatMap(({ file, selector, when, declarations }) =>
    declarations
      .filter(({ value }) => namesTaken(value).includes(name))
      .map(({ property }) => ({ file, selector, property, when })),
  );
}

/** Files of code that name a custom property: `style.setProperty('--bar', …)`. */
function codeNaming(name: string, code: ReadonlyMap<string, string>): readonly string[] {
  const named = new RegExp(`${name}(?![\\w-])`);
  return [...code].filter(([, text]) => named.test(text)).map(([file]) => file);
}

/** Every token in the order of its file. */
export function tokensIn(rules: readonly StyleRule[], code: ReadonlyMap<string, string>): readonly Token[] {
  const definitions = rules
    .filter(({ file }) => file === TOKENS_FILE)
    .flatMap(({ selector, when, declarations }) =>
      declarations
        .filter(({ property }) => property.startsWith('--'))
        .map((declaration) => ({
          ...declaration,
          when: [when, selector === ':root' ? '' : selector].filter(Boolean).join(', '),
        })),
    );
  return [...Map.groupBy(definitions, ({ property }) => property)].flatMap(([name, values]) => {
    const [first] = values;
    if (!first) return [];
    const uses = usesOf(name, rules);
    return [
      {
        name,
        group: first.group,
        note: first.note,
        kind: kindOf(first.value, uses),
        values: values.map(({ when, value }) => ({ when, value })),
        uses,
        code: codeNaming(name, code),
      },
    ];
  });
}

/** Custom properties that no text uses, one sentence each. */
export function unusedTokens(rules: readonly StyleRule[], texts: readonly string[]): readonly string[] {
  const taken = new Set(texts.flatMap(namesTaken));
  return rules.flatMap(({ file, declarations }) =>
    declarations
      .filter(({ property }) => property.startsWith('--') && !taken.has(property))
      .map(({ property }) => `${property} is defined in ${file} and used nowhere: use it, or delete it.`),
  );
}
