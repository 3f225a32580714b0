/** Pages whose samples the real server does not answer: visited as somebody of a scenario, instead of played. */

export interface PageVisit {
  readonly scenario: string;
  /** The charts that draw these pages. */
  readonly charts: readonly string[];
  /** Without language; `:id` is the subscription of the scenario. */
  readonly paths: readonly string[];
}

export const pageVisits: readonly PageVisit[] = [
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
