import type { CallName } from '../../../contract/calls.ts';

/** The calls by which a person signs in and sees the first pages of the account (docs/guides/write-a-back-end.md), in its order. */
export const tenCalls: readonly CallName[] = [
  'infossiteweb',
  'user',
  'login/login',
  'login/logout',
  'user/reset',
  'invoice/read',
  'subscriptions/all',
  'articles/last',
  'servicesemail',
  'user/adresse',
];
