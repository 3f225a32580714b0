import type { Locale } from '../../../domain/locale.ts';

/** The engine's own events, which any link sends. */
const BY_LINKS: ReadonlySet<string> = new Set(['xstate.route', 'place.changed', 'page.left', 'page.entered']);

/** For each state and type of event the first control that sends it, in the order of the page. */
export class SentBy {
  readonly #words = new Map<string, Readonly<Record<Locale, string>>>();

  add(leaves: readonly string[], types: Iterable<string>, words: Readonly<Record<Locale, string>>): void {
    for (const type of types) {
      if (BY_LINKS.has(type)) continue;
      for (const leaf of leaves) {
        const key = `${leaf} | ${type}`;
        if (!this.#words.has(key)) this.#words.set(key, words);
      }
    }
  }

  /** `choice.choosing | selection.confirmed | Vérifier et payer | Check and pay`, sorted. */
  text(): string {
    const lines = [...this.#words].map(([key, { fr, en }]) => `${key} | ${fr} | ${en}\n`);
    return lines.toSorted().join('');
  }
}
