/** Emails to the office with the fields of a form. */
import { expect, it } from 'vitest';
import { message } from '../../../machines/contact/contact.fixtures.ts';
import type { Requester } from '../../../validation/forms/requester.ts';
import { compose } from './compose.ts';
import { from, total } from './emails.fixtures.ts';
import { messageReceived } from './emails/message-received.ts';
import { quoteRequestReceived } from './emails/quote-request-received.ts';
import { readMessage } from './read-message.ts';

const requester: Requester = {
  civility: 2,
  firstName: 'Aïssatou',
  lastName: 'DIALLO',
  organisation: 'Cabinet des Brumes',
  jobTitle: 'Juriste',
  email: 'aissatou@example.fr',
  phone: '+221 33 123 45 67',
  country: 'SN',
  vatNumber: 'FR40303265045',
  source: 'subscriber',
};

const free = { minor: 0, currency: 'EUR' } as const;

/** Each email, and how it shows each field. A missing field does not compile. */
const emails = {
  'a request for a quote': {
    mail: quoteRequestReceived({
      from,
      reference: 'DEM-1',
      request: {
        offer: { publicationIds: [12], licence: 'media', readers: 2, months: 6, currency: 'EUR' },
        requester,
      },
      priced: {
        country: 'SN',
        lines: [],
        net: total,
        vatByRate: [],
        vat: free,
        total,
        mention: 'outsideUnion',
      },
    }),
    shown: {
      // Not shown.
      civility: '',
      firstName: 'Aïssatou',
      lastName: 'Diallo',
      organisation: 'Cabinet des Brumes',
      jobTitle: 'Juriste',
      email: 'aissatou@example.fr',
      phone: '+221 33 123 45 67',
      country: 'Sénégal',
      vatNumber: 'FR40303265045',
      source: 'Un abonné ou une abonnée',
    } satisfies Record<keyof Requester, string>,
  },
  'a message to the desk': {
    mail: messageReceived({
      from,
      sender: { name: 'Aïssatou Diallo', email: 'aissatou@example.fr' },
      reference: 'MSG-1',
      message,
    }),
    shown: { ...message, kind: 'Une réclamation' },
  },
};

it.each(Object.entries(emails))('the email with %s shows every field', async (_, { mail, shown }) => {
  const { parts } = readMessage(await compose(mail, new Date('2026-03-29T10:00:00Z')));
  const text = parts.find(({ type }) => type === 'text/plain')?.text ?? '';
  for (const value of Object.values(shown)) expect(text).toContain(value);
});
