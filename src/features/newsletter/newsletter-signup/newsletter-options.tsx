import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OfferedNewsletter } from '../../../../machines/domain/newsletter.ts';
import { newsletterId } from '../../../../machines/domain/newsletter.ts';
import { frequencyWords } from '../newsletters/words.ts';

/** What anybody may receive, publication by publication; a name that is in the other language says so. */
export function newsletterOptions(offered: readonly OfferedNewsletter[], i18n: I18n) {
  return offered.map(({ choice, publication, name, frequency }) => ({
    value: newsletterId(choice),
    group: publication === '' ? i18n._(msg`Our other newsletters`) : publication,
    label:
      name === null ? (
        i18n._(msg`Summary`)
      ) : (
        <span {...(name.locale !== i18n.locale && { lang: name.locale })}>{name.text}</span>
      ),
    description: i18n._(frequencyWords[frequency]),
  }));
}
