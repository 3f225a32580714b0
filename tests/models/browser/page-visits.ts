/** Pages that are visited instead of played: public ones, and those without samples from the real server. */

export interface PageVisit {
  /** The scenario of the visitor; `null`: an anonymous visitor. */
  readonly scenario: string | null;
  /** The charts that draw these pages. */
  readonly charts: readonly string[];
  /** Without language; `:id` is the subscription of the scenario. */
  readonly paths: readonly string[];
}

export const pageVisits: readonly PageVisit[] = [
  { scenario: null, charts: ['purchase'], paths: ['', '/quote', '/subscribe', '/login', '/newsletter'] },
  {
    scenario: 'licence',
    charts: ['subscription', 'readers', 'readerImport', 'ranges', 'rangeForm'],
    paths: [
      '/account/subscriptions/:id',
      '/account/subscriptions/:id/readers',
      '/account/subscriptions/:id/readers/list',
      '/account/subscriptions/:id/ranges',
      '/account/subscriptions/:id/ranges/form',
    ],
  },
  {
    scenario: 'paymentOpen',
    charts: [
      'openInvoices',
      'renewals',
      'latestArticles',
      'receivedNewsletters',
      'addresses',
      'addressForm',
      'personalData',
    ],
    paths: [
      '/account',
      '/account/infosuser/addresses',
      '/account/infosuser/addresses/form',
      '/account/infosuser/data',
      '/account/subscriptions',
    ],
  },
];
