import type { DemoPerson } from './demo-person.ts';
import { camilleRenews, thandiRenews } from './renewals.ts';
import { camilleSpends } from './wallets.ts';
import { camilleWatches } from './watches.ts';

/** French rates, in basis points: the press, everything else, and sales outside the European Union. */
const vat = { press: 210, standard: 2000, none: 0 } as const;

const camille: DemoPerson = {
  what: 'French subscriber, open and paid invoices',
  account: {
    email: 'camille.delaunay@example.fr',
    password: 'lagune-claire-7412',
    lastName: 'DELAUNAY-MBAYE',
    firstName: 'Camille',
    civility: 2,
    locale: 'fr',
    origin: 'subscription',
  },
  payer: {
    name: 'Cabinet Delaunay & Associés',
    address: ['8, quai des Brumes', '69002 Lyon', 'France'],
    vatNumber: 'FR61999111222',
  },
  wallet: camilleSpends,
  watches: camilleWatches,
  readings: { count: 84, days: 140, kept: 9 },
  hasSubscription: true,
  ...camilleRenews,
  newsletters: [11, 'politique', 'ports', 12, 'appels-offres', 'vientDeParaitre'],
  quotations: [
    {
      offer: { publicationIds: [11, 14], licence: 'professional', readers: 5, months: 12, currency: 'EUR' },
      issuedDaysAgo: 3,
      office: { discount: 1000, note: 'Remise de 10 % pour nos abonnés de longue date, comme convenu au téléphone.' },
    },
    {
      offer: { publicationIds: [12], licence: 'professional', readers: 2, months: 6, currency: 'EUR' },
      issuedDaysAgo: 0,
    },
    {
      offer: { publicationIds: [13, 17], licence: 'media', readers: 12, months: 12, currency: 'EUR' },
      issuedDaysAgo: 41,
    },
    {
      offer: { publicationIds: [16], licence: 'professional', readers: 3, months: 12, currency: 'EUR' },
      issuedDaysAgo: 9,
      details: {
        identity: { civility: 2, lastName: 'Delaunay-Mbaye', firstName: 'Camille' },
        billing: {
          organisation: 'Cabinet Delaunay & Associés',
          recipient: 'Camille Delaunay-Mbaye',
          street: '8, quai des Brumes',
          complement: '',
          postalCode: '69002',
          city: 'Lyon',
          country: 'FR',
        },
        delivery: null,
        vatNumber: 'FR61999111222',
        purchaseOrder: 'BC-2026-041',
        publicBuyer: null,
      },
      became: { state: 'ordered' },
    },
  ],
  invoices: [
    {
      number: '0412',
      issuedDaysAgo: 6,
      currency: 'EUR',
      lines: [
        {
          label: 'Le Courrier des Lagunes, abonnement d’un an, 1 lecteur',
          quantity: 1,
          net: 94_000,
          vatRate: vat.press,
        },
        { label: 'Archives numériques, accès d’un an', quantity: 1, net: 30_000, vatRate: vat.standard },
      ],
    },
    {
      number: '0398',
      issuedDaysAgo: 13,
      currency: 'EUR',
      lines: [
        {
          label: 'Sahel Énergies, abonnement d’un an, licence de 5 lecteurs',
          quantity: 5,
          net: 273_000,
          vatRate: vat.press,
        },
      ],
    },
    {
      number: '0377',
      issuedDaysAgo: 27,
      currency: 'EUR',
      lines: [{ label: 'Base de données « Qui est qui », 3 mois', quantity: 1, net: 26_033, vatRate: vat.standard }],
    },
    {
      number: '0291',
      issuedDaysAgo: 96,
      currency: 'EUR',
      lines: [{ label: 'Grands Lacs Hebdo, abonnement de 6 mois', quantity: 1, net: 34_000, vatRate: vat.press }],
      paid: { method: 'card', daysAgo: 90 },
    },
    {
      number: '0118',
      issuedDaysAgo: 301,
      currency: 'EUR',
      lines: [
        {
          label: 'Le Courrier des Lagunes, abonnement d’un an, 1 lecteur',
          quantity: 1,
          net: 91_500,
          vatRate: vat.press,
        },
      ],
      paid: { method: 'transfer', daysAgo: 282 },
    },
  ],
};

const thandi: DemoPerson = {
  what: 'English subscriber, invoices in US dollars',
  account: {
    email: 'thandi.okafor@example.org',
    password: 'copper-harbour-3068',
    lastName: 'Okafor-Reed',
    firstName: 'Thandi',
    civility: 2,
    locale: 'en',
    origin: 'subscription',
  },
  payer: {
    name: 'Okafor Reed Advisory Ltd',
    address: ['21 Marula Road', 'Nairobi 00100', 'Kenya'],
    vatNumber: null,
  },
  ...thandiRenews,
  newsletters: [15, 'copper', 'nominations', 'vientDeParaitre', 'rencontres'],
  readings: { count: 47, days: 90, kept: 6 },
  quotations: [
    {
      offer: { publicationIds: [15, 16], licence: 'professional', readers: 4, months: 12, currency: 'USD' },
      issuedDaysAgo: 2,
      office: { discount: 1500, note: 'Fifteen per cent off for a second publication, as agreed on the phone.' },
    },
    {
      offer: { publicationIds: [12], licence: 'global', readers: 60, months: 24, currency: 'USD' },
      issuedDaysAgo: 6,
      office: { discount: 500, note: '' },
      became: { state: 'changeAsked', message: 'Forty readers would be enough for us.' },
    },
    {
      offer: { publicationIds: [13], licence: 'independent', readers: 1, months: 12, currency: 'USD' },
      issuedDaysAgo: 25,
      became: { state: 'declined', reason: 'budget', message: '' },
    },
  ],
  invoices: [
    {
      number: '0409',
      issuedDaysAgo: 8,
      currency: 'USD',
      lines: [
        { label: 'Cape & Copperbelt, one year, 1 reader', quantity: 1, net: 78_500, vatRate: vat.none },
        { label: 'Great Lakes Weekly archives, one year', quantity: 1, net: 31_240, vatRate: vat.none },
      ],
    },
    {
      number: '0365',
      issuedDaysAgo: 33,
      currency: 'USD',
      lines: [{ label: 'Who’s who database, 6 months, 2 readers', quantity: 2, net: 58_000, vatRate: vat.none }],
    },
    {
      number: '0233',
      issuedDaysAgo: 148,
      currency: 'USD',
      lines: [{ label: 'Sahel Energies, one year, 1 reader', quantity: 1, net: 84_000, vatRate: vat.none }],
      paid: { method: 'card', daysAgo: 140 },
    },
  ],
};

const kwame: DemoPerson = {
  what: 'email address not verified',
  account: {
    email: 'kwame.asante@example.org',
    password: 'quiet-estuary-5521',
    lastName: 'Asante',
    firstName: 'Kwame',
    civility: 1,
    locale: 'en',
    origin: 'prospect',
    isEmailVerified: false,
  },
  payer: { name: 'Kwame Asante', address: ['5 Nim Tree Lane', 'Accra', 'Ghana'], vatNumber: null },
  invoices: [],
};

const lucie: DemoPerson = {
  what: 'account not valid',
  account: {
    email: 'lucie.traore@example.fr',
    password: 'savane-haute-9034',
    lastName: 'TRAORÉ',
    firstName: 'Lucie',
    civility: 2,
    locale: 'fr',
    origin: 'subscription',
    isValid: false,
  },
  payer: { name: 'Lucie Traoré', address: ['2, rue du Fleuve', '44000 Nantes', 'France'], vatNumber: null },
  invoices: [],
};

const library: DemoPerson = {
  what: 'library, recognised at 192.0.2.0/24',
  account: {
    email: 'bibliotheque@example.fr',
    password: 'rayon-calme-1187',
    lastName: 'Institut des Deux Rives',
    firstName: '',
    civility: 41,
    locale: 'fr',
    origin: 'subscription',
  },
  payer: {
    name: 'Institut des Deux Rives, bibliothèque',
    address: ['1, place des Savoirs', '13001 Marseille', 'France'],
    vatNumber: null,
  },
  invoices: [],
};

const archive: DemoPerson = {
  what: 'documentation centre, 100,000 readings (they are there shortly after the first start)',
  account: {
    email: 'documentation@example.fr',
    password: 'fonds-ancien-6640',
    lastName: 'NDIAYE',
    firstName: 'Aminata',
    civility: 2,
    locale: 'fr',
    origin: 'subscription',
  },
  payer: {
    name: 'Centre de documentation des Trois Fleuves',
    address: ['9, rue des Archives', '33000 Bordeaux', 'France'],
    vatNumber: null,
  },
  invoices: [],
  readings: { count: 100_000, days: 3500, kept: 400 },
};

const administrator: DemoPerson = {
  what: 'administers a licence of 60 readers (they are there shortly after the first start)',
  account: {
    email: 'mariam.coulibaly@example.fr',
    password: 'fleuve-large-2875',
    lastName: 'COULIBALY',
    firstName: 'Mariam',
    civility: 2,
    locale: 'fr',
    origin: 'subscription',
  },
  payer: {
    name: 'Observatoire des Grands Fleuves',
    address: ['14, quai des Pirogues', '75013 Paris', 'France'],
    vatNumber: null,
  },
  invoices: [],
  licence: { seats: 60, readers: 44, domain: 'grands-fleuves.example.fr' },
};

/** The people of the demo. */
export const people: readonly DemoPerson[] = [camille, thandi, kwame, lucie, library, archive, administrator];
