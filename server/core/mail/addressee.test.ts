import { describe, expect, it } from 'vitest';
import { civility, UNSET_CIVILITY } from '../../../domain/enumerations.ts';
import { money } from '../../../domain/money.ts';
import { addresseeOf } from './addressee.ts';
import { compose } from './compose.ts';
import { from, total } from './emails.fixtures.ts';
import { quoteRequestAcknowledged } from './emails/quote-request-acknowledged.ts';
import { readMessage } from './read-message.ts';

/** The acknowledgement to the person for whom a quote was requested. */
async function acknowledgementTo(person: { readonly firstName: string; readonly lastName: string }) {
  const mail = quoteRequestAcknowledged({
    from,
    locale: 'fr',
    reference: 'DEM-1',
    request: {
      offer: { publicationIds: [12], licence: 'media', readers: 2, months: 6, currency: 'EUR' },
      requester: {
        ...person,
        civility: civility.madam,
        organisation: 'Cabinet des Brumes',
        jobTitle: '',
        email: 'aissatou@example.fr',
        phone: '',
        country: 'SN',
        vatNumber: '',
        source: null,
      },
    },
    priced: {
      country: 'SN',
      lines: [],
      net: total,
      vatByRate: [],
      vat: money(0, 'EUR'),
      total,
      mention: 'outsideUnion',
    },
  });
  const { headers, parts } = readMessage(await compose(mail, new Date('2026-03-29T10:00:00Z')));
  const textOf = (type: string) => parts.find((part) => part.type === type)?.text ?? '';
  return { to: headers.get('to'), text: textOf('text/plain'), html: textOf('text/html') };
}

describe('an email to an address that is not proven', () => {
  it.each([
    ['https://evil.example', 'Diallo'],
    ['Aïssatou', 'Diallo https://evil.example/a'],
    ['www.evil.example', 'Diallo'],
    ['Aïssatou', 'evil.example'],
    ['Gagnez sur ｅｖｉｌ．ｅｘａｍｐｌｅ', 'Diallo'],
    ['Aïssatou', 'write@evil.example'],
    ['198.51.100.7', 'Diallo'],
  ])('omits a name that contains a link from greeting and `To`: %s %s', async (firstName, lastName) => {
    const { to, text, html } = await acknowledgementTo({ firstName, lastName });
    expect(to).toBe('aissatou@example.fr');
    expect(text).toMatch(/^Bonjour,/);
    expect(text + html).not.toMatch(/evil|198\.51|diallo/i);
  });

  it('greets by any other name', async () => {
    const { text } = await acknowledgementTo({ firstName: 'Aïssatou', lastName: 'DIALLO' });
    expect(text).toMatch(/^(?:Chère |Bonjour )?Madame Diallo/);
  });
});

it.each([
  ['Jean-Pierre', 'Alembert', 'Jean-Pierre Alembert'],
  ['J.-P.', 'Ndiaye', 'J.-P. Ndiaye'],
])('greets %s %s by name', (firstName, lastName, name) => {
  expect(addresseeOf({ firstName, lastName, civility: UNSET_CIVILITY }, 'ndiaye@example.org').name).toBe(name);
});
