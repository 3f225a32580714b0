import type { I18n } from '@lingui/core';
import type { Addressee } from '../letter.ts';

/** How a letter begins. */
export function salutation(i18n: I18n, { name }: Pick<Addressee, 'name'>): string {
  if (name === '') {
    return i18n._(
      /*i18n*/ { id: 'mail.salutation.unknown', message: 'Hello,', comment: 'To someone whose name is not known' },
    );
  }
  return i18n._(
    /*i18n*/ { id: 'mail.salutation', message: 'Dear {name},', comment: 'First name and surname', values: { name } },
  );
}
