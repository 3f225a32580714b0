import { callNames, calls as tableOfCalls } from '../../contract/calls.ts';
import type { ProvedBy, Requirement, Section } from './requirement.ts';

/** A call that was asked for. */
export interface CallRequirement extends Requirement {
  readonly method: 'GET' | 'POST';
  readonly path: `/ajax/${string}`;
}

/** Of several things that one call is for, `part` says which. */
function call(
  method: 'GET' | 'POST',
  path: CallRequirement['path'],
  says: string,
  provedBy: ProvedBy,
  part?: string,
): CallRequirement {
  return { id: `§7 ${method} ${path}${part === undefined ? '' : `, ${part}`}`, method, path, says, provedBy };
}

const keptDraft = 'tests/contract/quote-request-draft.test.ts';
const watching = 'tests/contract/watches.test.ts';

/** §7: every call, by method and path. */
export const calls: Section<CallRequirement> = {
  title: '§7 Calls',
  about: 'The table of calls is compared with these rows, both ways.',
  rows: [
    call('POST', '/ajax/login/create', 'Creates a login.', ['tests/contract/auth.test.ts']),
    call('POST', '/ajax/login/login', 'Signs in.', ['tests/contract/session.test.ts']),
    call('POST', '/ajax/login/logout', 'Signs out.', ['tests/contract/session.test.ts']),
    call('POST', '/ajax/user/link', 'Sends a new invoice link in place of an expired one.', [
      'tests/contract/invoice-link.test.ts',
    ]),
    call('GET', '/ajax/user', 'Tells who the visitor is.', ['tests/contract/session.test.ts']),
    call(
      'GET',
      '/ajax/user',
      'Takes the token of an invoice link.',
      ['tests/contract/session.test.ts'],
      'with invoiceToken',
    ),
    call('POST', '/ajax/user', 'Changes what is known of the person.', ['tests/contract/profile.test.ts']),
    call('GET', '/ajax/user/reset', 'Returns who the visitor is, again.', ['tests/contract/session.test.ts']),
    call('POST', '/ajax/user/email', 'Changes the email address.', ['tests/contract/profile.test.ts']),
    call('POST', '/ajax/user/password', 'Changes the password.', ['tests/contract/profile.test.ts']),
    call('POST', '/ajax/password/forget', 'Helps who has forgotten their password.', ['tests/contract/auth.test.ts']),
    call('GET', '/ajax/notifications', 'Lists the watches.', [watching]),
    call('POST', '/ajax/veilles/create', 'Creates a watch.', [watching]),
    call('POST', '/ajax/veilles/delete', 'Deletes a watch.', [watching]),
    call('POST', '/ajax/articles/history', 'Lists what was read.', ['tests/contract/readings.test.ts']),
    call('GET', '/ajax/articles/last', 'Lists the latest articles.', ['tests/contract/subscription-list.test.ts']),
    call('GET', '/ajax/infossiteweb', 'Tells what the site is.', ['tests/contract/fixtures.test.ts']),
    call('GET', '/ajax/servicesemail', 'Lists the e-mail services.', ['tests/models/application/faults.test.ts']),
    call('POST', '/ajax/servicesemail', 'Changes one of them.', ['tests/e2e/newsletters.spec.ts']),
    call('POST', '/ajax/servicesemailnopub', 'Sets whether one gets it without adverts.', [
      'tests/contract/newsletters.test.ts',
    ]),
    call('GET', '/ajax/ressources/clean', 'Forgets the caller’s cached texts.', [
      'tests/contract/resources.test.ts',
      'tests/models/application/session.test.ts',
    ]),
    call('POST', '/ajax/subscriptions/all', 'Lists subscriptions.', ['tests/contract/subscription-list.test.ts']),
    call(
      'POST',
      '/ajax/subscriptions/read',
      'Tells a quotation.',
      ['tests/contract/quotation.test.ts', 'tests/contract/fixtures.test.ts'],
      'of a quotation',
    ),
    call(
      'POST',
      '/ajax/subscriptions/read',
      'Tells a subscription.',
      ['tests/contract/licence.test.ts'],
      'of a subscription',
    ),
    call('POST', '/ajax/subscriptions/modification/update', 'Changes a modification request.', [
      'tests/contract/modifications.test.ts',
    ]),
    call('POST', '/ajax/subscriptions/ip/add', 'Adds an IP range.', ['tests/contract/modifications.test.ts']),
    call('POST', '/ajax/subscriptions/ip/update', 'Changes one.', ['tests/contract/modifications.test.ts']),
    call('POST', '/ajax/subscriptions/ip/delete', 'Deletes one.', ['tests/contract/modifications.test.ts']),
    call('GET', '/ajax/user/adresse', 'Lists addresses.', ['tests/contract/addresses.test.ts']),
    call('POST', '/ajax/user/adresse', 'Keeps an address.', ['tests/contract/addresses.test.ts']),
    call('POST', '/ajax/user/adresse/delete', 'Deletes one.', ['tests/contract/addresses.test.ts']),
    call('POST', '/ajax/subscriptions/reader/add', 'Adds a reader.', ['tests/contract/modifications.test.ts']),
    call('POST', '/ajax/subscriptions/reader/update', 'Changes one.', ['tests/contract/modifications.test.ts']),
    call('POST', '/ajax/subscriptions/reader/delete', 'Deletes one.', ['tests/contract/modifications.test.ts']),
    call('POST', '/ajax/subscriptions/validation', 'Takes a decision about a quote.', [
      'tests/contract/quotation-decision.test.ts',
    ]),
    call('POST', '/ajax/subscriptions/invoice/read', 'Tells invoices.', [
      'tests/contract/idempotency.test.ts',
      'tests/contract/fixtures.test.ts',
    ]),
    call('POST', '/ajax/subscriptions/invoice/help', 'Asks for help with them.', ['tests/e2e/forms.spec.ts']),
    call('POST', '/ajax/subscriptions/invoice/checkout', 'Orders their payment.', [
      'tests/contract/idempotency.test.ts',
    ]),
    call('POST', '/ajax/subscriptions/online/checkout', 'Orders the payment of a subscription.', [
      'tests/contract/subscription-payment.test.ts',
    ]),
    call('POST', '/ajax/user/pme', 'Tells what went in and out of the wallet.', ['tests/contract/wallet.test.ts']),
    call('POST', '/ajax/user/informations', 'Keeps more about the person.', ['tests/contract/profile.test.ts']),
    call('POST', '/ajax/form/contact', 'Sends the contact form.', ['tests/contract/contact.test.ts']),
    call('POST', '/ajax/simulateurv2/commande', 'Tells what an order costs.', ['tests/contract/simulator.test.ts']),
    call('POST', '/ajax/subscriptionsv2/onlinesubscription', 'Tells what is to be paid for a subscription.', [
      'tests/contract/subscription-order.test.ts',
    ]),
    call('POST', '/ajax/infosquote/read', 'Reads what was typed for a quote.', [keptDraft]),
    call('POST', '/ajax/infosquote/update', 'Keeps it.', [keptDraft]),
    call('GET', '/ajax/infosquote/reset', 'Throws it away.', [keptDraft]),
    call('POST', '/ajax/subscriptions/commande', 'Takes an order.', [
      'tests/contract/quote-request.test.ts',
      'tests/contract/quotation-decision.test.ts',
    ]),
    call('POST', '/ajax/form/newsletter', 'Subscribes to a newsletter.', ['tests/contract/newsletter-signup.test.ts']),
    call(
      'POST',
      '/ajax/newsletter/resend',
      'Sends the message again that verifies an account’s e-mail.',
      ['tests/contract/session.test.ts'],
      'of an account',
    ),
    call(
      'POST',
      '/ajax/newsletter/resend',
      'Sends the message again that confirms a newsletter.',
      ['tests/contract/newsletter-signup.test.ts'],
      'of a newsletter',
    ),
  ],
};

const asked = new Set(calls.rows.map(({ method, path }) => `${method} ${path}`));

/** Calls for which the specification has no path, as the table of calls has them. */
export const callsBeyond: Section = {
  title: 'Calls beyond the specification',
  about: 'Rows of the table of calls whose method and path §7 does not name.',
  rows: callNames.flatMap((name) => {
    const { method, path, purpose } = tableOfCalls[name];
    if (asked.has(`${method} ${path}`)) return [];
    return [{ id: `call ${name}`, says: purpose, provedBy: ['tests/contract/fixtures.test.ts'] }];
  }),
};

/** §7: what all calls have in common, and what else is asked of servers. */
export const calling: Section = {
  title: '§7 Calling',
  about: 'What holds for every call.',
  rows: [
    {
      id: '§7 address of a call',
      says: 'Under `/ajax`, after the language’s prefix where paths have one.',
      provedBy: ['contract/contract.test.ts', 'tests/contract/access.test.ts'],
    },
    {
      id: '§7 headers',
      says: 'Each call says its language (French where nothing is said), and whether paths have prefixes.',
      provedBy: ['tests/contract/access.test.ts'],
    },
    { id: '§7 bodies', says: 'POST, PUT and PATCH have one.', provedBy: ['tests/contract/access.test.ts'] },
    {
      id: '§7 manifest',
      says: 'The page asks now and then for the manifest of the build and the file of the latest build.',
      provedBy: ['tests/e2e/release.spec.ts', 'machines/app-update/app-update.test.ts'],
    },
    {
      id: '§7 payload of a page',
      says: 'A page has a file of data of its own.',
      provedBy: ['tests/e2e/release.spec.ts'],
    },
    {
      id: '§7 error reporting',
      says: 'Errors are reported to a service; not in development, nor without a key.',
      provedBy: ['src/app/telemetry/telemetry-settings.test.ts', 'tests/e2e/telemetry.spec.ts'],
    },
    {
      id: '§7 session replay',
      says: 'Visits are recorded by a service; not in development, nor without a key.',
      provedBy: ['src/app/telemetry/telemetry-settings.test.ts', 'tests/e2e/telemetry.spec.ts'],
    },
  ],
};
