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

const keptDraft = 'a draft of a request for a quote';
const watching = 'contract › watches › a watch';

/** §7: every call, by method and path. */
export const calls: Section<CallRequirement> = {
  title: '§7 Calls',
  about: 'The table of calls is compared with these rows, both ways.',
  rows: [
    call('POST', '/ajax/login/create', 'Creates a login.', ['contract › doors › an account that somebody asks for']),
    call('POST', '/ajax/login/login', 'Signs in.', ['contract › session › sign-in']),
    call('POST', '/ajax/login/logout', 'Signs out.', ['ends on the server at sign-out']),
    call('GET', '/ajax/user', 'Tells who the visitor is.', [
      'tells an e-mail that is not verified and an account that is not valid',
    ]),
    call(
      'GET',
      '/ajax/user',
      'Takes the token of an invoice link.',
      ['contract › session › an invoice link'],
      'with invoiceToken',
    ),
    call('POST', '/ajax/user', 'Changes what is known of the person.', [
      'contract › profile › what is known of a person',
    ]),
    call('GET', '/ajax/user/reset', 'Tells who the visitor is, anew.', [
      'contract › session › verifying an e-mail address',
    ]),
    call('POST', '/ajax/user/email', 'Changes the e-mail address.', ['contract › profile › another e-mail address']),
    call('POST', '/ajax/user/password', 'Changes the password.', ['contract › profile › another password']),
    call('POST', '/ajax/password/forget', 'Helps who has forgotten their password.', [
      'contract › doors › a password that is forgotten',
    ]),
    call('GET', '/ajax/notifications', 'Lists the watches.', ['contract › watches › a watch', watching]),
    call('POST', '/ajax/veilles/create', 'Creates a watch.', ['contract › watches › a watch', watching]),
    call('POST', '/ajax/veilles/delete', 'Deletes a watch.', ['contract › watches › a watch', watching]),
    call('POST', '/ajax/articles/history', 'Lists what was read.', ['the pages of a list', 'what is kept for later']),
    call('GET', '/ajax/articles/last', 'Lists the latest articles.', [
      'the latest articles are told to anybody, in the caller’s language or the only one that there is',
    ]),
    call('GET', '/ajax/infossiteweb', 'Tells what the site is.', ['golden fixtures over HTTP › …']),
    call('GET', '/ajax/servicesemail', 'Lists the e-mail services.', [
      'while booting and later, a call that fails › with … crashes nothing, and is told in its words',
    ]),
    call('POST', '/ajax/servicesemail', 'Changes one of them.', [
      'two off, one on, leave at once, come back: it is as it was left',
    ]),
    call('POST', '/ajax/servicesemailnopub', 'Sets whether one gets it without adverts.', [
      'contract › newsletters › a change › of adverts changes the flag of that publication, of that person, and nothing else; twice is once',
    ]),
    call('GET', '/ajax/ressources/clean', 'Forgets the caller’s cached texts.', [
      'resources are dropped by the caller’s browser, whose session stays; no other site can have it do so',
      'a request under way is shown to its person alone: told anew at sign-in, and dropped with all else at sign-out',
    ]),
    call('POST', '/ajax/subscriptions/all', 'Lists subscriptions.', ['contract › subscription-list › subscriptions']),
    call(
      'POST',
      '/ajax/subscriptions/read',
      'Tells a quotation.',
      ['contract › quotation › another person’s quotation', 'golden fixtures over HTTP › …'],
      'of a quotation',
    ),
    call(
      'POST',
      '/ajax/subscriptions/read',
      'Tells a subscription.',
      ['contract › licence › a subscription'],
      'of a subscription',
    ),
    call('POST', '/ajax/subscriptions/modification/update', 'Changes a modification request.', [
      'contract › modifications › a request that is taken back',
    ]),
    call('POST', '/ajax/subscriptions/ip/add', 'Adds an IP range.', [
      'contract › modifications › networks of a licence',
    ]),
    call('POST', '/ajax/subscriptions/ip/update', 'Changes one.', ['contract › modifications › networks of a licence']),
    call('POST', '/ajax/subscriptions/ip/delete', 'Deletes one.', ['contract › modifications › networks of a licence']),
    call('GET', '/ajax/user/adresse', 'Lists addresses.', ['contract › addresses › the addresses of an account']),
    call('POST', '/ajax/user/adresse', 'Keeps an address.', [
      'are changed in their place, and selected by being kept again',
    ]),
    call('POST', '/ajax/user/adresse/delete', 'Deletes one.', [
      'always have a selected one, until the last is deleted',
    ]),
    call('POST', '/ajax/subscriptions/reader/add', 'Adds a reader.', [
      'contract › modifications › readers who are to be added',
    ]),
    call('POST', '/ajax/subscriptions/reader/update', 'Changes one.', [
      'contract › modifications › a reader who is to be changed, or to read no longer',
    ]),
    call('POST', '/ajax/subscriptions/reader/delete', 'Deletes one.', [
      'contract › modifications › a reader who is to be changed, or to read no longer',
    ]),
    call('POST', '/ajax/subscriptions/validation', 'Takes a decision about a quote.', [
      'is taken once, and is a promise that does not expire',
      'reaches the office with its reason, once',
      'reaches the office in the buyer’s words, and the buyer is told',
    ]),
    call('POST', '/ajax/subscriptions/invoice/read', 'Tells invoices.', [
      'finds what became of an order whose answer was lost',
      'golden fixtures over HTTP › …',
    ]),
    call('POST', '/ajax/subscriptions/invoice/help', 'Asks for help with them.', [
      'a form keeps what was typed from its first attempt until it is sent once',
    ]),
    call('POST', '/ajax/subscriptions/invoice/checkout', 'Orders their payment.', [
      'contract › idempotency › an idempotency key',
    ]),
    call('POST', '/ajax/subscriptions/online/checkout', 'Orders the payment of a subscription.', [
      'contract › subscription-payment › a card that is charged for a subscription',
    ]),
    call('POST', '/ajax/user/pme', 'Tells what went in and out of the wallet.', [
      'contract › wallet › the history of a wallet',
    ]),
    call('POST', '/ajax/user/informations', 'Keeps more about the person.', [
      'contract › profile › what is known of a person',
    ]),
    call('POST', '/ajax/form/contact', 'Sends the contact form.', [
      'of each kind reach the desk and come back as a copy, which say the same',
    ]),
    call('POST', '/ajax/simulateurv2/commande', 'Tells what an order costs.', ['contract › simulator › the simulator']),
    call('POST', '/ajax/subscriptionsv2/onlinesubscription', 'Tells what is to be paid for a subscription.', [
      'what is to be paid for a subscription',
    ]),
    call('POST', '/ajax/infosquote/read', 'Reads what was typed for a quote.', [
      `${keptDraft} › is kept as it was typed, behind a cookie that scripts do not get`,
    ]),
    call('POST', '/ajax/infosquote/update', 'Keeps it.', [
      `${keptDraft} › is never overwritten unseen: the tab that is behind is told`,
    ]),
    call('GET', '/ajax/infosquote/reset', 'Throws it away.', [
      `${keptDraft} › is gone after a reset, and a tab that still has it cannot bring it back unseen`,
    ]),
    call('POST', '/ajax/subscriptions/commande', 'Takes an order.', [
      'contract › quote-request › a request for a quote',
      'contract › quotation-decision › an order',
    ]),
    call('POST', '/ajax/form/newsletter', 'Subscribes to a newsletter.', [
      'come once they are confirmed, to a contact of kind 20 who came by the landing page; twice is once',
      'are answered alike, after the same pause, for an address that receives them, has an account, or neither',
    ]),
    call(
      'POST',
      '/ajax/newsletter/resend',
      'Sends the message again that verifies an account’s e-mail.',
      ['contract › session › verifying an e-mail address'],
      'of an account',
    ),
    call(
      'POST',
      '/ajax/newsletter/resend',
      'Sends the message again that confirms a newsletter.',
      ['are asked for again by the address alone: the first link holds as well, and an address without one gets none'],
      'of a newsletter',
    ),
  ],
};

/** §7: what all calls have in common, and what else is asked of servers. */
export const calling: Section = {
  title: '§7 Calling',
  about: 'What holds for every call.',
  rows: [
    {
      id: '§7 address of a call',
      says: 'Under `/ajax`, after the language’s prefix where paths have one.',
      provedBy: [
        'writes paths with and without prefix',
        'takes the language from the path, else from the header, else French',
      ],
    },
    {
      id: '§7 headers',
      says: 'Each call says its language (French where nothing is said), and whether paths have prefixes.',
      provedBy: ['takes the language from the path, else from the header, else French'],
    },
    { id: '§7 bodies', says: 'POST, PUT and PATCH have one.', provedBy: ['reads a body only as JSON'] },
    {
      id: '§7 manifest',
      says: 'The page asks now and then for the manifest of the build and the file of the latest build.',
      provedBy: [
        'another build waits while somebody types, is offered, put off, and comes with the next page, draft and all',
        'a page that nobody looks at asks nothing, and asks at once when it is looked at again',
      ],
    },
    {
      id: '§7 payload of a page',
      says: 'A page has a file of data of its own.',
      provedBy: [
        'a build tells of itself: which it is, and for each page what it needs, whose files are there for ever',
        'another build waits while somebody types, is offered, put off, and comes with the next page, draft and all',
      ],
    },
    {
      id: '§7 error reporting',
      says: 'Errors are reported to a service; not in development, nor without a key.',
      provedBy: [
        'nobody is told in development, nor without a key; each key is for itself',
        'visits are counted for nobody until they agree; errors are told without what is anybody’s; recordings hide texts',
      ],
    },
    {
      id: '§7 session replay',
      says: 'Visits are recorded by a service; not in development, nor without a key.',
      provedBy: [
        'nobody is told in development, nor without a key; each key is for itself',
        'visits are counted for nobody until they agree; errors are told without what is anybody’s; recordings hide texts',
      ],
    },
  ],
};
