/** Search among options by what people type: accents, capitals and punctuation are ignored, other names are understood. */

/** An option with the names by which it can be found. */
export interface NamedOption {
  readonly value: string;
  /** Text of the option in the list and in the field. */
  readonly label: string;
  /** Other names: aliases, names in another language. */
  readonly names?: () => readonly string[];
  /**
   * Value that browser autofill may enter instead of a name, such as an ISO code. It matches only as a whole (`named`).
   */
  readonly code?: string;
}

/** A text as it is compared: `Côte d’Ivoire` is `cote d ivoire`. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export interface OptionSearch {
  /** Whether an option has a name of which a word begins with the text. */
  readonly isFound: (label: string, text: string) => boolean;
  /** The one option that a text finds; `null` for none or several. */
  readonly only: (text: string) => NamedOption | null;
  /** The option that is called so, by its label, another name or its code; `null` for none or several. */
  readonly named: (text: string) => NamedOption | null;
}

/** Prepares options to be searched. Their names are compared once they are needed. */
export function searchAmong(options: readonly NamedOption[]): OptionSearch {
  let known: ReadonlyMap<string, readonly string[]> | null = null;
  const plainNames = (): ReadonlyMap<string, readonly string[]> => {
    known ??= new Map(options.map(({ label, names }) => [label, [label, ...(names?.() ?? [])].map(plainText)]));
    return known;
  };
  const isFound = (label: string, text: string): boolean => {
    const sought = plainText(text);
    return (plainNames().get(label) ?? []).some((name) => ` ${name}`.includes(` ${sought}`));
  };
  return {
    isFound,
    only: (text) => {
      const found = text.trim() === '' ? [] : options.filter(({ label }) => isFound(label, text));
      return found.length === 1 ? (found[0] ?? null) : null;
    },
    named: (text) => {
      const sought = plainText(text);
      if (sought === '') return null;
      const found = options.filter(
        ({ label, code }) => plainNames().get(label)?.includes(sought) || code?.toLowerCase() === sought,
      );
      return found.length === 1 ? (found[0] ?? null) : null;
    },
  };
}
