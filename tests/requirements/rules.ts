import type { ProvedBy, Requirement, Section } from './requirement.ts';

const everyRoute = 'prefix routing … › … › …';
const rule = 'field-errors › …: a form’s verdict, and the decoder’s › …: …';

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
      provedBy: [
        'the marker on a reader (specification §4) › of a request to add, change or delete that is …',
        'of … with lines … so many readers stay and leave: … (specification §4)',
        'a request about a reader that is taken back or refused (specification §4) › …',
      ],
    },
    {
      id: '§4 wallet is displayed',
      says: 'Only if the account is valid, the wallet’s state 1, something was bought before the migration, the balance before it at least 5, and the amount above 0.',
      provedBy: ['the wallet is displayed (specification §4)'],
    },
    {
      id: '§4 no names',
      says: 'Where first name and surname are empty, the civilité becomes 41.',
      provedBy: ['that nobody knows leaves the civility unset, whatever the server says (specification §4)'],
    },
    {
      id: '§4 quotation',
      says: 'Step 1, step 2, step 3, and step 4 that succeeds or fails for a reference.',
      provedBy: [
        'approved › … has the approved edges',
        'a new quote is made, ordered and paid for, by keyboard, in French',
      ],
    },
    {
      id: '§4 payment',
      says: 'Step 1, step 2, and step 3 that succeeds or fails for a reference.',
      provedBy: ['approved › … has the approved edges', 'choice, billing, check, hosted page, receipt'],
    },
    {
      id: '§4 locale at the first load',
      says: 'The route’s, else that of the saved cookie, else the default.',
      provedBy: [
        'the language is the route’s, else the cookie’s, else the browser’s, else French (specification §2, §4) › … gives …',
        'a language that is chosen is remembered',
      ],
    },
    {
      id: '§5 minimum information',
      says: 'Surname, first name, and a civilité above 0 that is not 41.',
      provedBy: ['minimum information (specification §5)'],
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
      provedBy: ['…: in both languages, the same of page and server, naming the field that was typed'],
    },
    {
      id: '§6 account pages',
      says: 'Need somebody signed in with an e-mail that is verified; others are sent to sign-in, and back afterwards.',
      provedBy: [everyRoute, 'a page is shown to whom it is for, and to nobody else (specification §6)'],
    },
    {
      id: '§6 invoice link',
      says: 'Step 1 of invoices and their outcome pages open with an `invoiceToken`, too.',
      provedBy: [
        everyRoute,
        'contract › session › an invoice link › is exchanged at once for a cookie of its own that opens this invoice and no other',
      ],
    },
    {
      id: '§6 token is checked',
      says: 'By asking who the user is; where that fails, a cookie has the warning, and one comes to the home of the account.',
      provedBy: [
        'a refused link leaves its warning in the cookie (specification §6)',
        'contract › session › an invoice link › opens nothing when it is an …',
      ],
    },
    {
      id: '§6 401',
      says: 'A 401 of any call leads to /login.',
      provedBy: ['returns to the same step with what was typed when the session ends in the middle'],
    },
    {
      id: '§6 calls',
      says: 'Nobody reaches by a call what is another’s.',
      provedBy: ['who may call what › refuses everybody who may not, in words, and changes nothing'],
    },
  ],
};
