import type { Messages } from '@lingui/core';
import type { Locale } from '../../machines/domain/locale.ts';

/**
 * The texts that only a page has, or another part that is loaded apart, by its name. A build writes this table, cutting the
 * catalogues (`scripts/build/page-texts.ts`); elsewhere catalogues are whole, and parts have none of their own.
 */
export const pageTexts: Readonly<
  Record<Locale, Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>>>
> = { fr: {}, en: {} };

/** Whether the texts of a part are those that every page says, too: each page has them with its own. */
export const hasEverybodys: (part: string) => boolean = () => false;
