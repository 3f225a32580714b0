/**
 * Names of form fields in messages: each an object of the sentence, in lower case, under the field's name in the code.
 * A field of a call has its name here (`fields` in `contract/<noun>.ts`).
 */
export const fieldNames = {
  email: /*i18n*/ {
    id: 'fieldName.email',
    message: 'your email address',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  password: /*i18n*/ {
    id: 'fieldName.password',
    message: 'your password',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  presentPassword: /*i18n*/ {
    id: 'fieldName.presentPassword',
    message: 'your current password',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  message: /*i18n*/ {
    id: 'fieldName.message',
    message: 'your question',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  keyword: /*i18n*/ {
    id: 'fieldName.keyword',
    message: 'a keyword',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  section: /*i18n*/ {
    id: 'fieldName.section',
    message: 'a section',
    comment: 'Stands for {field} in the messages whose key begins with "validation.": a section of a publication',
  },
  serial: /*i18n*/ {
    id: 'fieldName.serial',
    message: 'a series',
    comment: 'Stands for {field} in the messages whose key begins with "validation.": a series of articles',
  },
  publicationIds: /*i18n*/ {
    id: 'fieldName.publicationIds',
    message: 'the publications',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  newsletters: /*i18n*/ {
    id: 'fieldName.newsletters',
    message: 'the newsletters',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  licence: /*i18n*/ {
    id: 'fieldName.licence',
    message: 'a license',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  readers: /*i18n*/ {
    id: 'fieldName.readers',
    message: 'the number of readers',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  months: /*i18n*/ {
    id: 'fieldName.months',
    message: 'a duration',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  currency: /*i18n*/ {
    id: 'fieldName.currency',
    message: 'a currency',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  country: /*i18n*/ {
    id: 'fieldName.country',
    message: 'your country',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  vatNumber: /*i18n*/ {
    id: 'fieldName.vatNumber',
    message: 'your VAT number',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  civility: /*i18n*/ {
    id: 'fieldName.civility',
    message: 'your title',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  lastName: /*i18n*/ {
    id: 'fieldName.lastName',
    message: 'your last name',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  firstName: /*i18n*/ {
    id: 'fieldName.firstName',
    message: 'your first name',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  organisation: /*i18n*/ {
    id: 'fieldName.organisation',
    message: 'your organization',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  jobTitle: /*i18n*/ {
    id: 'fieldName.jobTitle',
    message: 'your job title',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  sector: /*i18n*/ {
    id: 'fieldName.sector',
    message: 'your sector of activity',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  phone: /*i18n*/ {
    id: 'fieldName.phone',
    message: 'your phone number',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  source: /*i18n*/ {
    id: 'fieldName.source',
    message: 'how you heard about us',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  recipient: /*i18n*/ {
    id: 'fieldName.recipient',
    message: 'the recipient’s name',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  street: /*i18n*/ {
    id: 'fieldName.street',
    message: 'the street address',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  complement: /*i18n*/ {
    id: 'fieldName.complement',
    message: 'address line 2',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  postalCode: /*i18n*/ {
    id: 'fieldName.postalCode',
    message: 'the postal code',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  city: /*i18n*/ {
    id: 'fieldName.city',
    message: 'the city',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  region: /*i18n*/ {
    id: 'fieldName.region',
    message: 'the state, province, or region',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  purchaseOrder: /*i18n*/ {
    id: 'fieldName.purchaseOrder',
    message: 'your purchase order number',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  method: /*i18n*/ {
    id: 'fieldName.method',
    message: 'a payment method',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  range: /*i18n*/ {
    id: 'fieldName.range',
    message: 'the IP range',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  rangeList: /*i18n*/ {
    id: 'fieldName.rangeList',
    message: 'one or more IP ranges',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  label: /*i18n*/ {
    id: 'fieldName.label',
    message: 'the label',
    comment: 'Stands for {field} in the messages whose key begins with "validation.": what somebody calls an IP range',
  },
  siret: /*i18n*/ {
    id: 'fieldName.siret',
    message: 'your SIRET number',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  serviceCode: /*i18n*/ {
    id: 'fieldName.serviceCode',
    message: 'the service code',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  engagementNumber: /*i18n*/ {
    id: 'fieldName.engagementNumber',
    message: 'the purchase commitment number',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  reason: /*i18n*/ {
    id: 'fieldName.reason',
    message: 'a reason',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  remark: /*i18n*/ {
    id: 'fieldName.remark',
    message: 'your message',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  kind: /*i18n*/ {
    id: 'fieldName.kind',
    message: 'a subject',
    comment: 'Stands for {field} in the messages whose key begins with "validation.": the subject of a message',
  },
  about: /*i18n*/ {
    id: 'fieldName.about',
    message: 'the reference number',
    comment: 'Stands for {field} in the messages whose key begins with "validation.": of an invoice, a subscription …',
  },
  invoices: /*i18n*/ {
    id: 'fieldName.invoices',
    message: 'the invoices',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  hasAgreed: /*i18n*/ {
    id: 'fieldName.hasAgreed',
    message: 'the terms of sale',
    comment: 'Stands for {field} in the messages whose key begins with "validation."',
  },
  readerCivility: /*i18n*/ {
    id: 'fieldName.readerCivility',
    message: 'the title',
    comment: 'Stands for {field} in the messages whose key begins with "validation.": of somebody else, who is to read',
  },
  readerFirstName: /*i18n*/ {
    id: 'fieldName.readerFirstName',
    message: 'the first name',
    comment: 'Stands for {field} in the messages whose key begins with "validation.": of somebody else, who is to read',
  },
  readerLastName: /*i18n*/ {
    id: 'fieldName.readerLastName',
    message: 'the last name',
    comment: 'Stands for {field} in the messages whose key begins with "validation.": of somebody else, who is to read',
  },
  readerEmail: /*i18n*/ {
    id: 'fieldName.readerEmail',
    message: 'the email address',
    comment: 'Stands for {field} in the messages whose key begins with "validation.": of somebody else, who is to read',
  },
  other: /*i18n*/ {
    id: 'fieldName.other',
    message: 'this value',
    comment:
      'Stands for {field} in the messages whose key begins with "validation.": a field that has no name of its own',
  },
} as const;

export type FieldName = keyof typeof fieldNames;

/** Fields chosen from options, never typed: their issues say so. */
const chosen: ReadonlySet<string> = new Set<FieldName>([
  'section',
  'serial',
  'publicationIds',
  'newsletters',
  'licence',
  'months',
  'currency',
  'country',
  'civility',
  'readerCivility',
  'source',
  'method',
  'reason',
  'kind',
  'invoices',
]);

/** Whether a field is chosen from options, not typed. */
export function isChosen(name: string): boolean {
  return chosen.has(name);
}

/** A field's path in its form, `billing.street`; messages name the field by its last part. */
export type FieldPath = FieldName | `${string}.${FieldName}`;
