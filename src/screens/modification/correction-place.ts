import { contactSteps } from '../../../machines/account/contact/contact.steps.ts';
import { profileSteps } from '../../../machines/account/profile/profile.steps.ts';
import { rangeFormSteps } from '../../../machines/account/range-form/range-form.steps.ts';
import { readerFormSteps } from '../../../machines/account/reader-form/reader-form.steps.ts';
import type { Modification, ModificationLine } from '../../../machines/domain/modification.ts';
import { linkTo } from '../../../machines/funnel/index.ts';

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
      return linkTo(profileSteps.email);
    case 'text':
      return linkTo(contactSteps.writing, { kind: 'modificationRequest' });
    case 'ipRange':
      return place && linkTo(rangeFormSteps.form, place);
    case 'reader':
      return place && linkTo(readerFormSteps.form, place);
  }
}
