import type { Locale } from '../../../domain/locale.ts';

/** A text in both languages, or in the only one that there is. */
export type SomeTexts = Readonly<Partial<Record<Locale, string | undefined>>>;
