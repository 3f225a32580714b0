/** Camille Delaunay-Mbaye, a consultant in Lyon: a buyer of the demo. */
import { civility } from '../../domain/enumerations.ts';
import type { DemoPerson } from './demo-person.ts';
import { offered, readerAt } from './person-parts.ts';
import { camilleSpends } from './wallets.ts';

export const camille: DemoPerson = {
  what: 'consultant in Lyon: invoices to pay, a renewal, quotes, a wallet',
  account: {
    email: 'camille.delaunay@example.fr',
    password: 'lagune-claire-7412',
    lastName: 'DELAUNAY-MBAYE',
    firstName: 'Camille',
    civility: civility.madam,
    locale: 'fr',
    origin: 'subscription',
  },
  since: [744, '09:12'],
  addresses: [
    {
      organisation: 'Cabinet Delaunay & Associés',
      recipient: 'Camille Delaunay-Mbaye',
      street: '8, quai des Brumes',
      complement: '',
      postalCode: '69002',
      city: 'Lyon',
      country: 'FR',
    },
    {
      organisation: '',
      recipient: 'Camille Delaunay-Mbaye',
      street: '3, montée des Cordiers',
      complement: 'Bâtiment B',
      postalCode: '69005',
      city: 'Lyon',
      country: 'FR',
    },
  ],
  vatNumber: 'FR19999111222',
  sales: [
    {
      name: 'courrier',
      offer: offered([11], 1, 12),
      ordered: [720, '10:01'],
      payment: { by: 'card', at: [720, '10:07'] },
    },
    {
      name: 'courrier again',
      renews: 'courrier',
      offer: offered([11], 1, 12),
      ordered: [372, '09:30'],
      payment: {
        by: 'transfer',
        at: [352, '11:18'],
        received: [{ at: [345, '15:00'], bankReference: 'VIR DELAUNAY 0417' }],
      },
    },
    {
      name: 'courrier to pay',
      renews: 'courrier again',
      offer: offered([11], 1, 12),
      ordered: [12, '09:30'],
      payment: { by: 'invoice', at: [10, '10:00'] },
    },
    {
      name: 'great lakes',
      offer: offered([13], 2, 12),
      ordered: [735, '16:34'],
      payment: { by: 'card', at: [735, '16:41'] },
    },
    {
      name: 'sahel',
      quoted: { at: [250, '10:30'], discount: 500, note: 'Remise de 5 % pour un deuxième titre.' },
      offer: offered([12], 2, 12),
      ordered: [244, '14:22'],
      payment: { by: 'card', at: [243, '08:53'] },
    },
    {
      name: 'who',
      offer: offered([16], 1, 3),
      ordered: [205, '11:26'],
      payment: {
        by: 'transfer',
        at: [205, '11:31'],
        received: [{ at: [201, '15:00'], bankReference: 'VIR DELAUNAY 0688' }],
      },
    },
    {
      name: 'who twice',
      offer: offered([16], 1, 3),
      ordered: [203, '09:04'],
      payment: {
        by: 'transfer',
        at: [203, '09:08'],
        received: [{ at: [199, '15:00'], bankReference: 'VIR DELAUNAY 0691' }],
        credit: {
          at: [198, '16:30'],
          reason: 'Commande passée deux fois',
          refunded: { at: [192, '16:00'], bankReference: 'REMB DELAUNAY 0691' },
        },
      },
    },
    {
      name: 'archives',
      offer: offered([17], 1, 12),
      ordered: [372, '17:12'],
      payment: { by: 'card', at: [372, '17:19'] },
    },
    {
      name: 'archives again',
      renews: 'archives',
      offer: offered([17], 1, 3),
      ordered: [8, '09:30'],
    },
    {
      name: 'team',
      quoted: { at: [66, '10:00'], discount: 1000, note: 'Remise de 10 % et règlement en trois fois, comme convenu.' },
      offer: offered([13, 16], 4, 12),
      ordered: [58, '15:36'],
      payment: {
        by: 'transfer',
        at: [58, '15:44'],
        plan: { agreed: [57, '09:30'], dueInDays: [20, 80, 140] },
        received: [{ at: [38, '15:00'], bankReference: 'VIR DELAUNAY 0754', part: 0 }],
      },
    },
    {
      name: 'cape',
      offer: offered([15], 1, 6),
      ordered: [27, '14:12'],
      payment: { by: 'invoice', at: [26, '10:00'] },
    },
  ],
  seats: {
    'great lakes': {
      asked: [734, '09:07'],
      decided: [731, '10:00'],
      readers: [
        {
          civility: civility.madam,
          firstName: 'Camille',
          lastName: 'Delaunay-Mbaye',
          email: 'camille.delaunay@example.fr',
        },
      ],
    },
    sahel: {
      asked: [242, '09:33'],
      decided: [239, '10:00'],
      readers: [
        {
          civility: civility.madam,
          firstName: 'Camille',
          lastName: 'Delaunay-Mbaye',
          email: 'camille.delaunay@example.fr',
        },
        readerAt('delaunay-associes.example', civility.mister, 'Antoine Sauvage'),
      ],
    },
  },
  quotations: [
    {
      offer: offered([11, 14], 5, 12),
      issued: [4, '11:00'],
      office: { discount: 1000, note: 'Remise de 10 % pour nos abonnés de longue date, comme convenu au téléphone.' },
    },
    { offer: offered([12], 2, 6), issued: [1, '08:47'] },
    {
      offer: offered([12, 15], 3, 12),
      issued: [70, '10:30'],
      office: { discount: 500, note: '' },
      became: {
        state: 'declined',
        at: [63, '18:06'],
        reason: 'budget',
        message: 'Notre budget documentation est déjà engagé pour cette année.',
      },
    },
  ],
  wallet: camilleSpends,
  watches: [
    [[402, '08:34'], { kind: 'country', region: 'westCentral', country: 'CI' }],
    [[318, '19:02'], { kind: 'section', publicationId: 11, code: 'ports' }],
    [[187, '07:51'], { kind: 'keyword', keyword: 'ports' }],
    [[64, '12:27'], { kind: 'country', region: 'north', country: null }],
    [[44, '18:15'], { kind: 'serial', code: 'palais-de-verre' }],
  ],
  newsletters: [11, 'politique', 'ports', 12, 'appels-offres', 'vientDeParaitre'],
  readings: {
    access: { 11: 'subscriber', 12: 'subscriber', 13: 'walletClient', 14: 'walletClient', 15: 'walletClient' },
    kept: 6,
    earlier: [
      { publicationId: 11, kind: 'subscriber', every: 2, since: 715 },
      { publicationId: 14, kind: 'walletClient', every: 2, since: 700 },
    ],
  },
  signIns: [
    { at: [21, '08:04'], seen: [2, '18:52'], browser: 'Firefox', system: 'Windows', network: '198.51.100.…' },
    { at: [12, '19:37'], seen: [5, '07:29'], browser: 'Safari', system: 'iPhone', network: '2001:db8:61:…' },
  ],
};
