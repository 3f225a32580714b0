import type { I18n } from '@lingui/core';
import type { Day } from '../../../../domain/day.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { formatDay, formatList } from '../../i18n/format.ts';
import type { Fact } from '../email.ts';

/** The versions of the terms of sale that orders accepted, as a row; none without one. A quote before its acceptance has `null`. */
export function termsFacts(i18n: I18n, locale: Locale, accepted: readonly (Day | null)[]): readonly Fact[] {
  const versions = accepted.flatMap((day) => {
    if (day === null) return [];
    const values = { day: formatDay(day, locale) };
    return i18n._(/*i18n*/ { id: 'mail.fact.termsVersion', message: 'version of {day}', values });
  });
  if (versions.length === 0) return [];
  return [[i18n._(/*i18n*/ { id: 'mail.fact.terms', message: 'Terms of sale' }), formatList(versions, locale)]];
}
