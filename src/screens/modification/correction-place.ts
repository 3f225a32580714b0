import { contactSteps } from '../../../machines/account/contact/contact.steps.ts';
import { profileSteps } from '../../../machines/account/profile/profile.steps.ts';
import type { ModificationLine } from '../../../machines/domain/modification.ts';
import { linkTo } from '../../../machines/funnel/index.ts';

/** Where what was rejected is corrected and asked for again; `null` where there is nothing to correct. */
export function correctionPlace({ state, after }: ModificationLine): string | null {
  if (state !== 'rejected' || after === null) return null;
  switch (after.kind) {
    case 'email':
      return linkTo(profileSteps.email);
    case 'text':
      return linkTo(contactSteps.writing, { kind: 'modificationRequest' });
    case 'reader':
    case 'ipRange':
      return null;
  }
}
