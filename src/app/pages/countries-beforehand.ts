import { i18n } from '@lingui/core';
import type { Site } from '../../../machines/domain/site.ts';
import { countryOptions } from '../../i18n/format.ts';

/** Puts the countries in order that a next step lists, so that nobody waits for it there. */
export async function countriesBeforehand({ countries }: Site): Promise<void> {
  countryOptions(countries, i18n);
}
