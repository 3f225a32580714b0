/** The sections of the account's first page. What is to be paid is not shown from before: it may have been paid since. */
import { createActor } from 'xstate';
import { definePage } from '../../../machines/funnel/index.ts';
import { openInvoicesMachine } from '../../../machines/sections/open-invoices.machine.ts';
import { receivedNewslettersMachine } from '../../../machines/sections/received-newsletters.machine.ts';
import { renewalsMachine } from '../../../machines/sections/renewals.machine.ts';
import { invoicesApi } from '../../api/invoices.ts';
import { newslettersApi } from '../../api/newsletters.ts';
import { subscriptionsApi } from '../../api/subscriptions.ts';
import { openInvoicesScreens } from '../../screens/sections/open-invoices.tsx';
import { receivedNewslettersScreens } from '../../screens/sections/received-newsletters.tsx';
import { renewalsScreens } from '../../screens/sections/renewals.tsx';
import { chartSection } from '../section.tsx';
import { fill } from '../wiring/fill.ts';

export const openInvoices = chartSection({
  registry: openInvoicesScreens,
  open: ({ ask }) => {
    const { readInvoices } = invoicesApi(ask);
    const machine = fill(openInvoicesMachine, { readInvoices });
    return definePage({ machine, open: () => createActor(machine, { input: { shelved: null } }) });
  },
});

export const renewals = chartSection({
  registry: renewalsScreens,
  open: ({ ask }) => {
    const machine = fill(renewalsMachine, subscriptionsApi(ask));
    return definePage({ machine, open: () => createActor(machine, { input: { shelved: null } }) });
  },
});

export const receivedNewsletters = chartSection({
  registry: receivedNewslettersScreens,
  open: ({ ask, shelf }) => {
    const readNewsletters = shelf.keeping('readNewsletters', newslettersApi(ask).readNewsletters);
    const machine = fill(receivedNewslettersMachine, { readNewsletters });
    return definePage({
      machine,
      open: () => createActor(machine, { input: { shelved: shelf.last('readNewsletters', undefined) } }),
    });
  },
});
