import { addressFields } from '../../../machines/domain/address.ts';
import type { DetailsDraft } from '../../../machines/validation/forms/typed-details.ts';
import type { FieldName } from '../../../machines/validation/field-names.ts';
import type { SummarisedError } from '../../ui/error-summary.tsx';

/** What is wrong with a field, by its name and by where it stands in the form; `undefined` while nothing is. */
export type ComplaintOf = (field: FieldName, path?: string) => string | undefined;

/** What a part of the form of details gets. */
export interface DetailsPartProps {
  /** What is typed so far. */
  readonly details: DetailsDraft;
  readonly onChange: (change: Partial<DetailsDraft>) => void;
  readonly complaintOf: ComplaintOf;
  readonly isReadOnly: boolean;
}

export const identityFields = ['civility', 'firstName', 'lastName'] as const;

export const publicBuyerFields = ['siret', 'serviceCode', 'engagementNumber'] as const;

/** What is wrong with the form, in its order, by the `id` of the field: one for each message. */
export function detailsErrors(details: DetailsDraft, complaintOf: ComplaintOf): readonly SummarisedError[] {
  /** A kept address that was chosen is complained about where it is chosen. */
  const addressErrors = (part: 'billing' | 'delivery') => {
    const errors = addressFields.map((field) => ({
      field: details[part].chosen ? part : `${part}.${field}`,
      message: complaintOf(field, `${part}.${field}`),
    }));
    const told = errors.filter(({ message }) => message !== undefined);
    return details[part].chosen ? told.slice(0, 1) : told;
  };
  return [
    ...identityFields.map((field) => ({ field, message: complaintOf(field, `identity.${field}`) })),
    ...addressErrors('billing'),
    ...addressErrors('delivery'),
    { field: 'vatNumber', message: complaintOf('vatNumber') },
    { field: 'purchaseOrder', message: complaintOf('purchaseOrder') },
    ...publicBuyerFields.map((field) => ({ field, message: complaintOf(field, `publicBuyer.${field}`) })),
  ].filter(({ message }) => message !== undefined);
}
