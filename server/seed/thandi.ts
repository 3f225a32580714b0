/** Thandi Okafor-Reed, a consultant in Nairobi who reads English and pays in dollars. */
import { civility } from '../../domain/enumerations.ts';
import type { DemoPerson } from './demo-person.ts';
import { offered, readerAt } from './person-parts.ts';

export const thandi: DemoPerson = {
  what: 'consultant in Nairobi, in English: invoices in US dollars',
  account: {
    email: 'thandi.okafor@example.org',
    password: 'copper-harbour-3068',
    lastName: 'Okafor-Reed',
    firstName: 'Thandi',
    civility: civility.madam,
    locale: 'en',
    origin: 'subscription',
  },
  since: [662, '07:48'],
  addresses: [
    {
      organisation: 'Okafor Reed Advisory Ltd',
      recipient: 'Thandi Okafor-Reed',
      street: '21 Marula Road',
      complement: '',
      postalCode: '00100',
      city: 'Nairobi',
      country: 'KE',
    },
  ],
  sales: [
    {
      name: 'cape',
      offer: offered([15], 1, 12, 'USD'),
      ordered: [655, '11:34'],
      payment: { by: 'card', at: [655, '11:42'] },
    },
    {
      name: 'cape again',
      renews: 'cape',
      offer: offered([15], 1, 12, 'USD'),
      ordered: [310, '09:30'],
      payment: { by: 'card', at: [288, '08:26'] },
    },
    {
      name: 'maghreb',
      quoted: { at: [415, '10:00'], discount: 1000, note: 'Ten percent off for three readers.' },
      offer: offered([14], 3, 12, 'USD'),
      ordered: [410, '13:47'],
      payment: {
        by: 'transfer',
        at: [410, '13:55'],
        received: [{ at: [401, '15:00'], bankReference: 'OKAFOR REED 2211' }],
        credit: {
          at: [392, '11:00'],
          reason: 'One reader fewer than ordered',
          minor: 50_000,
          refunded: { at: [388, '16:00'], bankReference: 'REFUND OKAFOR 2211' },
        },
      },
    },
    {
      name: 'maghreb to renew',
      renews: 'maghreb',
      offer: offered([14], 2, 12, 'USD'),
      ordered: [30, '09:30'],
    },
    {
      name: 'sahel',
      offer: offered([12], 1, 12, 'USD'),
      ordered: [241, '09:08'],
      payment: { by: 'card', at: [241, '09:21'] },
    },
    {
      name: 'who',
      offer: offered([16], 2, 6, 'USD'),
      ordered: [9, '16:51'],
      payment: { by: 'invoice', at: [8, '10:30'] },
    },
  ],
  seats: {
    maghreb: {
      asked: [399, '10:17'],
      decided: [396, '10:00'],
      readers: [
        {
          civility: civility.madam,
          firstName: 'Thandi',
          lastName: 'Okafor-Reed',
          email: 'thandi.okafor@example.org',
        },
        readerAt('okafor-reed.example', civility.mister, 'Samuel Mwangi'),
      ],
    },
  },
  quotations: [
    {
      offer: offered([13, 17], 4, 12, 'USD'),
      issued: [5, '15:00'],
      office: { discount: 1500, note: 'Fifteen percent off for a second publication, as agreed on the phone.' },
    },
    {
      offer: { ...offered([12], 60, 24, 'USD'), licence: 'global' },
      issued: [9, '10:00'],
      office: { discount: 500, note: '' },
      became: { state: 'changeAsked', at: [6, '17:18'], message: 'Forty readers would be enough for us.' },
    },
    {
      offer: { ...offered([13], 1, 12, 'USD'), licence: 'independent' },
      issued: [33, '08:13'],
      became: {
        state: 'declined',
        at: [25, '12:44'],
        reason: 'later',
        message: 'We’ll come back to it after the elections.',
      },
    },
  ],
  watches: [
    [[287, '09:14'], { kind: 'country', region: 'eastSouthern', country: 'ZM' }],
    [[211, '06:58'], { kind: 'keyword', keyword: 'copper' }],
    [[96, '14:39'], { kind: 'section', publicationId: 15, code: 'boardrooms' }],
    [[23, '20:06'], { kind: 'serial', code: 'cable' }],
  ],
  newsletters: [15, 'copper', 'nominations', 'vientDeParaitre', 'rencontres'],
  readings: {
    access: {
      11: 'prospectFreeAccess',
      12: 'subscriber',
      13: 'prospectFreeAccess',
      14: 'subscriber',
      15: 'subscriber',
    },
    // The subscription to Maghreb Confidential has ended; articles of The Lagoon Courier are open after 40 days.
    from: { 11: 40, 14: 40 },
    kept: 5,
  },
  signIns: [
    { at: [18, '06:42'], seen: [1, '19:11'], browser: 'Chrome', system: 'Mac', network: '203.0.113.…' },
    { at: [7, '21:16'], seen: [3, '05:57'], browser: 'Chrome', system: 'Android', network: '2001:db8:9a:…' },
  ],
};
