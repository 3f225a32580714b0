/** People of the demo who act for an institution: a library, an observatory, a ministry, a documentation center. */
import { civility } from '../../domain/enumerations.ts';
import type { DemoPerson } from './demo-person.ts';
import { offered, readerAt } from './person-parts.ts';

export const librarian: DemoPerson = {
  what: 'librarian: her reading room is recognized at 192.0.2.0/24',
  account: {
    email: 'helene.marchetti@example.fr',
    password: 'rayon-calme-1187',
    lastName: 'MARCHETTI',
    firstName: 'Hélène',
    civility: civility.madam,
    locale: 'fr',
    origin: 'subscription',
  },
  since: [618, '10:21'],
  addresses: [
    {
      organisation: 'Institut des Deux Rives, bibliothèque',
      recipient: 'Hélène Marchetti',
      street: '1, place des Savoirs',
      complement: '',
      postalCode: '13001',
      city: 'Marseille',
      country: 'FR',
    },
  ],
  sales: [
    {
      name: 'reading room',
      quoted: { at: [614, '10:00'], discount: 1500, note: 'Tarif consenti aux bibliothèques de recherche.' },
      offer: { ...offered([11, 13], 5, 12), licence: 'global' },
      ordered: [603, '14:32'],
      payment: {
        by: 'transfer',
        at: [603, '14:40'],
        received: [{ at: [577, '15:00'], bankReference: 'INST DEUX RIVES 24-118' }],
      },
    },
    {
      name: 'reading room again',
      renews: 'reading room',
      offer: { ...offered([11, 13], 5, 12), licence: 'global' },
      ordered: [240, '09:30'],
      payment: {
        by: 'transfer',
        at: [231, '10:52'],
        received: [{ at: [206, '15:00'], bankReference: 'INST DEUX RIVES 25-204' }],
      },
    },
  ],
  seats: {
    'reading room again': {
      asked: [203, '14:09'],
      decided: [199, '10:30'],
      readers: [
        {
          civility: civility.madam,
          firstName: 'Hélène',
          lastName: 'Marchetti',
          email: 'helene.marchetti@example.fr',
        },
        readerAt('deux-rives.example', civility.madam, 'Nathalie Vasseur'),
        readerAt('deux-rives.example', civility.mister, 'Karim Belkacem'),
        readerAt('deux-rives.example', civility.mister, 'Julien Arnaud'),
      ],
    },
  },
  watches: [[[201, '10:44'], { kind: 'section', publicationId: 13, code: 'agriculture' }]],
  newsletters: [11, 13, 'vientDeParaitre'],
  readings: { access: { 11: 'subscriber', 13: 'subscriber' }, kept: 2 },
  signIns: [{ at: [16, '09:03'], seen: [1, '16:37'], browser: 'Firefox', system: 'Linux', network: '192.0.2.…' }],
};

export const administrator: DemoPerson = {
  what: 'administers 60 seats and their 60 readers: requests in every state, networks',
  account: {
    email: 'mariam.coulibaly@example.fr',
    password: 'fleuve-large-2875',
    lastName: 'COULIBALY',
    firstName: 'Mariam',
    civility: civility.madam,
    locale: 'fr',
    origin: 'subscription',
  },
  since: [512, '08:55'],
  addresses: [
    {
      organisation: 'Observatoire des Grands Fleuves',
      recipient: 'Mariam Coulibaly',
      street: '14, quai des Pirogues',
      complement: '',
      postalCode: '75013',
      city: 'Paris',
      country: 'FR',
    },
  ],
  sales: [
    {
      name: 'licence of the year before',
      quoted: { at: [508, '15:00'], discount: 1000, note: '' },
      offer: { ...offered([11], 60, 12), licence: 'global' },
      ordered: [501, '11:14'],
      payment: {
        by: 'transfer',
        at: [501, '11:22'],
        received: [{ at: [488, '15:00'], bankReference: 'OGF 2025-0311' }],
      },
    },
    {
      name: 'licence',
      renews: 'licence of the year before',
      offer: { ...offered([11, 16], 60, 12), licence: 'global' },
      ordered: [150, '09:30'],
      payment: {
        by: 'transfer',
        at: [141, '10:36'],
        received: [{ at: [120, '15:00'], bankReference: 'OGF 2026-0187' }],
      },
    },
  ],
  administers: 'licence',
  newsletters: [11, 'diplomatie'],
  signIns: [{ at: [20, '08:31'], seen: [1, '17:46'], browser: 'Edge', system: 'Windows', network: '198.51.100.…' }],
};

export const accountant: DemoPerson = {
  what: 'accountant of a ministry: invoices through Chorus Pro',
  account: {
    email: 'remi.castellan@example.fr',
    password: 'digue-haute-4093',
    lastName: 'CASTELLAN',
    firstName: 'Rémi',
    civility: civility.mister,
    locale: 'fr',
    origin: 'subscription',
  },
  since: [430, '14:08'],
  addresses: [
    {
      organisation: 'Ministère des Ports et des Rivages',
      recipient: 'Bureau des achats documentaires',
      street: '20, avenue des Phares',
      complement: '',
      postalCode: '44000',
      city: 'Nantes',
      country: 'FR',
    },
  ],
  publicBuyer: { siret: '99904217900005', serviceCode: 'DOC-ACHATS', engagementNumber: 'EJ-2026-00718' },
  sales: [
    {
      name: 'year before',
      quoted: { at: [426, '10:00'], discount: 0, note: '' },
      offer: offered([11, 12], 3, 12),
      ordered: [419, '10:25'],
      payment: {
        by: 'transfer',
        at: [419, '10:26'],
        deposited: { at: [418, '09:30'], number: 'CPP-2025-004417' },
        received: [{ at: [389, '15:00'], bankReference: 'DRFIP 44 250719' }],
      },
    },
    {
      name: 'this year',
      quoted: { at: [75, '10:00'], discount: 0, note: '' },
      offer: offered([11, 12], 4, 12),
      ordered: [68, '11:37'],
      payment: {
        by: 'transfer',
        at: [68, '11:38'],
        deposited: { at: [67, '09:30'], number: 'CPP-2026-007316' },
        received: [{ at: [40, '15:00'], bankReference: 'DRFIP 44 260302' }],
      },
    },
    {
      name: 'who',
      quoted: { at: [17, '10:30'], discount: 500, note: 'Remise de 5 % pour un troisième titre.' },
      offer: offered([16], 2, 12),
      ordered: [12, '16:48'],
      payment: {
        by: 'transfer',
        at: [12, '16:49'],
        deposited: { at: [11, '09:30'], number: 'CPP-2026-009052' },
        received: [],
      },
    },
  ],
  seats: {
    'this year': {
      asked: [36, '15:26'],
      decided: [32, '11:00'],
      readers: [
        readerAt('ports-rivages.example', civility.madam, 'Sandrine Le Goff'),
        readerAt('ports-rivages.example', civility.mister, 'Olivier Guérin'),
        readerAt('ports-rivages.example', civility.madam, 'Ramata Sylla'),
      ],
    },
  },
  signIns: [{ at: [12, '16:33'], seen: [4, '10:02'], browser: 'Chrome', system: 'Windows', network: '203.0.113.…' }],
};

export const archivist: DemoPerson = {
  what: 'documentation center: three years of readings',
  account: {
    email: 'aminata.ndiaye@example.fr',
    password: 'fonds-ancien-6640',
    lastName: 'NDIAYE',
    firstName: 'Aminata',
    civility: civility.madam,
    locale: 'fr',
    origin: 'subscription',
  },
  since: [1100, '09:26'],
  addresses: [
    {
      organisation: 'Centre de documentation des Trois Fleuves',
      recipient: 'Aminata Ndiaye',
      street: '9, rue des Archives',
      complement: '',
      postalCode: '33000',
      city: 'Bordeaux',
      country: 'FR',
    },
  ],
  sales: [
    {
      name: 'first years',
      offer: offered([11, 12, 13, 14, 15], 1, 24),
      ordered: [1096, '11:40'],
      payment: { by: 'card', at: [1096, '11:49'] },
    },
    {
      name: 'last years',
      renews: 'first years',
      offer: offered([11, 12, 13, 14, 15], 1, 24),
      ordered: [380, '09:30'],
      payment: { by: 'card', at: [364, '15:17'] },
    },
  ],
  newsletters: [11, 12, 13, 14, 'dossiers'],
  isArchivist: true,
  signIns: [{ at: [25, '08:49'], seen: [2, '12:08'], browser: 'Firefox', system: 'Windows', network: '192.0.2.…' }],
};
