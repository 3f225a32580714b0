import type { ProvedBy, Requirement, Section } from './requirement.ts';

const everyRoute = 'tests/models/routes.test.ts';
const rule = 'contract/field-errors.test.ts';

/** The generic rules of forms; what each refuses is a table of cases that form and wire share. */
function formRules(...names: readonly string[]): readonly Requirement[] {
  const provedBy: ProvedBy = [rule];
  return names.map((name) => ({ id: `§5 rule: ${name}`, says: `A form can ask for it: ${name}.`, provedBy }));
}

/** §4 to §6: transitions, validation, permissions. */
export const rules: Section = {
  title: '§4, §5, §6 Transitions, validation, permissions',
  about: 'What changes what, what is valid, who may.',
  rows: [
    {
      id: '§4 request for a reader taken back or refused',
      says: 'Where the request was to change or delete a reader, the reader’s marker goes; where it was to add one, the reader goes.',
      provedBy: ['domain/reader-marker.test.ts', 'machines/licence/readers/readers.test.ts'],
    },
    {
      id: '§4 wallet is displayed',
      says: 'Only if the account is valid, the wallet’s state 1, something was bought before the migration, the balance before it at least 5, and the amount above 0.',
      provedBy: ['domain/account.test.ts'],
    },
    {
      id: '§4 no names',
      says: 'Where first name and surname are empty, the civilité becomes 41.',
      provedBy: ['tests/models/application/session.test.ts'],
    },
    {
      id: '§4 quotation',
      says: 'Step 1, step 2, step 3, and step 4 that succeeds or fails for a reference.',
      provedBy: ['machines/approved.test.ts', 'tests/e2e/quotation.spec.ts'],
    },
    {
      id: '§4 payment',
      says: 'Step 1, step 2, and step 3 that succeeds or fails for a reference.',
      provedBy: ['machines/approved.test.ts', 'tests/e2e/payment-keyboard.spec.ts'],
    },
    {
      id: '§4 locale at the first load',
      says: 'The route’s, else that of the saved cookie, else the default.',
      provedBy: ['domain/locale.test.ts', 'machines/session/session.test.ts'],
    },
    {
      id: '§5 minimum information',
      says: 'Surname, first name, and a civilité above 0 that is not 41.',
      provedBy: ['domain/account.test.ts'],
    },
    { id: '§5 payment is valid', says: 'With `id` in the query.', provedBy: [everyRoute] },
    { id: '§5 quotation step 1 is valid', says: 'With `aboId` or `isDevis` in the query.', provedBy: [everyRoute] },
    { id: '§5 quotation steps 2 and 3 are valid', says: 'With `aboId` in the query.', provedBy: [everyRoute] },
    { id: '§5 outcome pages are valid', says: 'With a reference in the path.', provedBy: [everyRoute] },
    ...formRules(
      'required',
      'least and most length',
      'e-mail',
      'URL',
      'UUID',
      'number with least and most',
      'whole number',
      'positive number',
      'date not before and not after',
      'list with least, most and exact length',
      'one of a list',
    ),
    {
      id: '§5 messages',
      says: 'In English, or in French where that is the language, and they name the field.',
      provedBy: ['server/core/rpc/field-words.test.ts'],
    },
    {
      id: '§6 account pages',
      says: 'Require a signed-in person with a verified e-mail; others are sent to sign-in, and back afterwards.',
      provedBy: [everyRoute, 'machines/session/session.test.ts'],
    },
    {
      id: '§6 invoice link',
      says: 'Step 1 of invoices and their outcome pages open with an `invoiceToken`, too.',
      provedBy: [everyRoute, 'tests/contract/session.test.ts'],
    },
    {
      id: '§6 token is checked',
      says: 'By asking who the user is; where that fails, a cookie has the warning, and one comes to the home of the account.',
      provedBy: ['machines/session/session.test.ts', 'tests/contract/session.test.ts'],
    },
    {
      id: '§6 401',
      says: 'A 401 of any call leads to /login.',
      provedBy: ['tests/e2e/payment.spec.ts'],
    },
    {
      id: '§6 calls',
      says: 'No call reaches another person’s records.',
      provedBy: ['tests/contract/access.test.ts'],
    },
  ],
};
