import { contactPaths } from '../../../machines/contact/contact.paths.ts';
import { profilePaths } from '../../../machines/profile/profile.paths.ts';
import { rangeFormPaths } from '../../../machines/licence/range-form/range-form.paths.ts';
import { readerFormPaths } from '../../../machines/licence/reader-form/reader-form.paths.ts';
import type { Modification, ModificationLine } from '../../../machines/domain/modification.ts';
import { linkTo } from '../../../machines/engine/index.ts';

/** The request that a line is of. */
export type CorrectedRequest = Pick<Modification, 'id' | 'subscription'>;

/** Where what was rejected is corrected and asked for again; `null` where there is nothing to correct. */
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
