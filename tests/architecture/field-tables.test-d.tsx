/**
 * A field added to a form compiles only with a wire name, a control, a row where a page shows its value, a row in an
 * email that lists it, and a name in messages. Only the compiler reads this file, with one more field per form.
 */
import type { Infer } from 'superstruct';
import { fieldNames } from '../../validation/field-names.ts';
import type { addressForm } from '../../validation/forms/address.ts';
import type { agreementForm, helpForm } from '../../validation/forms/ordering.ts';
import type { requesterForm } from '../../validation/forms/requester.ts';
import type { rangeListForm } from '../../validation/forms/ip-range.ts';
import type { FieldFacts } from '../../server/core/mail/emails/facts.ts';
import { addressNames } from '../../contract/address.ts';
import { helpNames } from '../../contract/invoice.ts';
import { formFields } from '../../contract/wire-names.ts';
import { Controls } from '../../src/features/shared/form/controls.tsx';
import type { FieldRows, FieldTable } from '../../src/features/shared/form/field-table.ts';
import { requesterTable } from '../../src/features/quote-request/requester-table.tsx';

/** A form with one more field. */
type Longer<Form extends { readonly TYPE: unknown }> = Form['TYPE'] & { readonly nickname: string };

const row = { term: 'Question', value: 'Why?' };

export const refused = [
  // @ts-expect-error: no wire name
  formFields<Longer<typeof helpForm>>(helpNames),
  // @ts-expect-error: no wire name, in a part of other forms
  formFields<Longer<typeof addressForm>>(addressNames),
  // @ts-expect-error: no name in messages
  formFields<Longer<typeof helpForm>>({ ...helpNames, nickname: 'surnom' }),
  // @ts-expect-error: no control
  <Controls<Longer<typeof helpForm>> key="help" each={{ message: null, email: null }} />,
  // @ts-expect-error: the form of the controls is missing
  <Controls key="unsaid" each={{ message: null, email: null }} />,
  // @ts-expect-error: neither control nor row
  requesterTable satisfies FieldTable<Longer<typeof requesterForm>, unknown>,
  // @ts-expect-error: no row on a page
  { message: row, email: row } satisfies FieldRows<Longer<typeof helpForm>>,
  // @ts-expect-error: no row in an email
  { message: null, email: ['Email address', ''] } satisfies FieldFacts<Longer<typeof helpForm>>,
];

/** Fields of forms without a call have names in messages, too; the wire names ensure those of the others. */
export const named = fieldNames satisfies Readonly<
  Record<keyof Infer<typeof agreementForm> | keyof Infer<typeof rangeListForm>, unknown>
>;
