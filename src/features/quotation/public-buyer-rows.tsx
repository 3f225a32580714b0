import { Trans } from '@lingui/react/macro';
import type { PublicBuyer } from '../../../domain/quotation.ts';
import { Reference } from '../../ui/text/text-parts.tsx';
import type { ValuesOf } from '../../../validation/form.ts';
import type { publicBuyerForm } from '../../../validation/forms/quotation.ts';
import type { FieldRows } from '../shared/form/field-table.ts';
import { listRows } from '../shared/form/field-table.ts';

/** The references of a French public body, as rows of its quote and its order; it may have no service and no commitment. */
export function publicBuyerRows({ siret, serviceCode, engagementNumber }: PublicBuyer) {
  const given = (text: string) => (text === '' ? null : <Reference>{text}</Reference>);
  const rows: FieldRows<ValuesOf<typeof publicBuyerForm>> = {
    siret: { term: <Trans>SIRET number</Trans>, value: given(siret) },
    serviceCode: { term: <Trans>Service code</Trans>, value: given(serviceCode) },
    engagementNumber: { term: <Trans>Purchase commitment number</Trans>, value: given(engagementNumber) },
  };
  return listRows(rows);
}
