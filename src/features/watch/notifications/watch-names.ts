/** Names of watches: of their kinds and their subjects. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LocalisedName } from '../../../../domain/newsletter.ts';
import type { WatchKind, WatchSubject } from '../../../../domain/watch.ts';
import { formatCountry } from '../../../i18n/countries.ts';
import { regionNames } from '../../shared/offer/offer-names.ts';

export const kindNames: Readonly<Record<WatchKind, MessageDescriptor>> = {
  country: msg({ message: 'Country or region', comment: 'Kind of watch' }),
  keyword: msg({ message: 'Keyword', comment: 'Kind of watch' }),
  section: msg({ message: 'Section', comment: 'Kind of watch: a section of a publication' }),
  serial: msg({ message: 'Series', comment: 'Kind of watch: a series of articles' }),
};

/** A watch's subject in words. `name` is that of a section or a serial, maybe in the other language. */
export function subjectName(subject: WatchSubject | null, name: LocalisedName | null, i18n: I18n): LocalisedWords {
  if (subject?.kind === 'country') {
    const { region, country } = subject;
    return { text: country === null ? i18n._(regionNames[region]) : formatCountry(country, i18n), locale: undefined };
  }
  if (subject?.kind === 'keyword') return { text: subject.keyword, locale: undefined };
  if (name) return { text: name.text, locale: name.locale === i18n.locale ? undefined : name.locale };
  return {
    text: i18n._(msg({ message: 'Other alert', comment: 'A kind that this page does not know' })),
    locale: undefined,
  };
}

/** Text, and its language where it is not that of the page. */
interface LocalisedWords {
  readonly text: string;
  readonly locale: string | undefined;
}

/** Watches could not be loaded. */
export const loadWords = {
  unread: msg({
    id: 'PMC_Erreur_MessageRecuperationVeilles',
    message: 'We couldn’t load your alerts',
    comment: 'Failing to load notifications (specification §8)',
  }),
};
