import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { displayedName } from '../../../domain/account.ts';
import { isWhole } from '../../../domain/completeness.ts';
import type { Modification, ModificationLine, ReadModification } from '../../../domain/modification.ts';
import { contactPaths } from '../../../contract/pages/contact.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { rangeFormPaths, readerFormPaths } from '../../../contract/pages/licence.ts';
import { profilePaths } from '../../../contract/pages/profile.ts';
import { civilityNames } from '../shared/civility-names.ts';

/** The request of a line. */
export type CorrectedRequest = Pick<Modification, 'id' | 'subscription'>;

/** Address of the form that corrects a rejected line; `null` where there is nothing to correct. */
export function correctionPlace(
  { id, subscription }: CorrectedRequest,
  { state, after, position }: ModificationLine,
): string | null {
  if (state !== 'rejected' || after === null) return null;
  const place = subscription && { aboId: String(subscription.id), request: String(id), line: String(position) };
  switch (after.kind) {
    case 'email':
      return linkTo(profilePaths.email);
    case 'text':
      return linkTo(contactPaths.writing, { kind: 'modificationRequest' });
    case 'ipRange':
      return place && linkTo(rangeFormPaths.form, place);
    case 'reader':
      return place && linkTo(readerFormPaths.form, place);
  }
}

/** Name of a line: a person, addresses, or its kind. */
export function lineName({ before, after }: Pick<ModificationLine, 'before' | 'after'>, i18n: I18n): string {
  const subject = before ?? after;
  switch (subject?.kind) {
    case 'reader': {
      const { civility, email } = subject.reader;
      const name = displayedName(subject.reader);
      const title = civilityNames[civility];
      return name === '' ? email : [...(title ? [i18n._(title)] : []), name].join(' ');
    }
    case 'ipRange':
      return subject.range.range;
    case 'email':
      return i18n._(msg`Email address`);
    case 'text':
      return i18n._(msg`Your message`);
    case undefined:
      return i18n._(msg({ message: 'Unknown', comment: 'What a line of a request is about' }));
  }
}

/** The line of a rejected request that has only this one, given a reason: the head of the page shows it. */
export function onlyRejectedLine(modification: ReadModification): ModificationLine | null {
  const { state, lines } = modification;
  const [line, ...others] = lines;
  const isOnly = isWhole(modification) && state === 'rejected' && others.length === 0;
  return isOnly && line && line.reason !== '' ? line : null;
}
