import type { I18n } from '@lingui/core';
import { civility } from '../../../../domain/enumerations.ts';
import type { Addressee } from '../email.ts';

/** The salutation of an email: with civility and surname if known, else with the name, else without. */
export function salutation(i18n: I18n, { name, formally }: Pick<Addressee, 'name' | 'formally'>): string {
  if (formally !== undefined) {
    const { surname } = formally;
    return formally.civility === civility.madam
      ? i18n._(/*i18n*/ { id: 'mail.salutation.madam', message: 'Dear Ms. {surname},', values: { surname } })
      : i18n._(/*i18n*/ { id: 'mail.salutation.mister', message: 'Dear Mr. {surname},', values: { surname } });
  }
  if (name === '') {
    return i18n._(
      /*i18n*/ { id: 'mail.salutation.unknown', message: 'Hello,', comment: 'To someone whose name is not known' },
    );
  }
  return i18n._(
    /*i18n*/ { id: 'mail.salutation', message: 'Dear {name},', comment: 'First name and surname', values: { name } },
  );
}
