/** The styles of type, as the stylesheets declare them. */
import { list } from 'postcss';
import type { StyleRule } from './styles.ts';

/** What makes a style of type; what a rule leaves open is inherited. */
export const typeProperties = ['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing'] as const;

type TypeProperty = (typeof typeProperties)[number];

export interface TypeStyle {
  /** Values as they are declared, by their properties. */
  readonly declared: Readonly<Partial<Record<TypeProperty, string>>>;
  /** Rules that declare just this. */
  readonly uses: readonly { readonly file: string; readonly selector: string; readonly when: string }[];
}

function isTypeProperty(property: string): property is TypeProperty {
  return typeProperties.some((each) => each === property);
}

/** What all rules of a stylesheet declare for a selector on screen, later ones over earlier ones. */
function declaredFor(rules: readonly StyleRule[]): ReadonlyMap<string, TypeStyle['uses'][number] & TypeStyle> {
  const found = new Map<string, TypeStyle['uses'][number] & TypeStyle>();
  for (const { file, selector: selectors, when, declarations } of rules) {
    if (/print/.test(when) && !/not print/.test(when)) continue;
    const declared = Object.fromEntries(
      declarations.flatMap(({ property, value }) =>
        isTypeProperty(property) && value !== 'inherit' ? [[property, value]] : [],
      ),
    );
    if (Object.keys(declared).length === 0) continue;
    for (const selector of list.comma(selectors)) {
      const key = [file, when, selector].join('\n');
      const known = found.get(key)?.declared;
      found.set(key, { file, selector, when, declared: { ...known, ...declared }, uses: [] });
    }
  }
  return found;
}

/** Every style that something has on screen, once; those that say more of themselves first. */
export function typeStylesIn(rules: readonly StyleRule[]): readonly TypeStyle[] {
  const styles = new Map<string, { declared: TypeStyle['declared']; uses: TypeStyle['uses'][number][] }>();
  for (const { file, selector, when, declared } of declaredFor(rules).values()) {
    const key = typeProperties.map((property) => declared[property] ?? '').join('\n');
    const known = styles.get(key) ?? { declared, uses: [] };
    known.uses.push({ file, selector, when });
    styles.set(key, known);
  }
  const wealth = ({ declared }: TypeStyle): number => Object.keys(declared).length;
  return [...styles.values()].toSorted((one, other) => wealth(other) - wealth(one));
}
