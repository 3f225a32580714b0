import { MOST_ADDRESSES } from '../../domain/address.ts';
import { MOST_WATCHES } from '../../domain/watch.ts';
import { saveAddress } from '../features/address/store.ts';
import { editRange } from '../features/licence/ask-ranges.ts';
import { readRanges } from '../features/licence/ranges.ts';
import { readAllReaders } from '../features/licence/readers.ts';
import { seedWatches } from '../seed/watches.ts';
import { licenceScenarios } from './licence-scenarios.ts';
import { paymentScenarios } from './payment-scenarios.ts';
import { quotationScenarios } from './quotation-scenarios.ts';
import type { Arrange, Arranged, ScenarioPlace } from './scenario.ts';
import { none } from './scenario.ts';

const nobodys = 999_999_999;

const at = (path: string) => ({ ...none, place: { as: 'person', path } satisfies ScenarioPlace }) as const;

const manyAddresses: Arrange<Arranged> = async (services, { accountId, firstName, lastName }) => {
  for (let number = 1; number <= MOST_ADDRESSES; number += 1) {
    const address = {
      organisation: '',
      recipient: `${firstName} ${lastName}`,
      street: `${number}, rue des Essais`,
      complement: '',
      postalCode: '75011',
      city: 'Paris',
      country: 'FR',
    };
    await saveAddress(services, accountId, { id: null, address });
  }
  return { path: '/account/infosuser/addresses/form' };
};

const manyWatches: Arrange<Arranged> = async ({ db, clock }, { accountId }) => {
  const subjects = Array.from({ length: MOST_WATCHES }, (_, index) => {
    return { kind: 'keyword', keyword: `port ${index + 1}` } as const;
  });
  await db.transaction().execute((trx) => seedWatches(trx, clock, accountId, subjects));
  return { path: '/account/notifications?step=new' };
};

/** A form of a licence, whose address may name the reader or network concerned. */
function licenceForm(form: 'readers' | 'ranges', query: string): Arrange {
  return async (services, person) => {
    const { id } = await licenceScenarios.licence.arrange(services, person);
    return { id, path: `/account/subscriptions/${id}/${form}/form${query}` };
  };
}

const readerAwaiting: Arrange = async (services, person) => {
  const { id } = await licenceScenarios.licence.arrange(services, person);
  const reader = (await readAllReaders(services.db, id)).find(({ pending }) => pending !== null);
  if (!reader) throw new Error('Nothing is asked about a reader of this scenario');
  return { id, path: `/account/subscriptions/${id}/readers/form?reader=${reader.id}` };
};

/** All seats are taken, and more cannot be bought for lack of a price. */
const readersFull: Arrange = async (services, person) => {
  const { db } = services;
  const { id } = await licenceScenarios.licence.arrange(services, person);
  const { length: readers } = await readAllReaders(db, id);
  await db.updateTable('subscriptions').set({ readers }).where('id', '=', id).execute();
  await db.updateTable('subscription_lines').set({ net_minor: 0 }).where('subscription_id', '=', id).execute();
  return { id, path: `/account/subscriptions/${id}/readers/form` };
};

const rangeAwaiting: Arrange = async (services, person) => {
  const { accountId, locale } = person;
  const { id } = await licenceScenarios.licence.arrange(services, person);
  const [range] = await readRanges(services.db, id);
  if (!range) throw new Error('This scenario has no network');
  const edit = { subscriptionId: id, rangeId: range.id, range: { range: range.range, label: 'Paris, rive gauche' } };
  await services.db
    .transaction()
    .execute((trx) => editRange(trx, services, { edit, which: { id, accountId, locale } }));
  return { id, path: `/account/subscriptions/${id}/ranges/form?range=${range.id}` };
};

const subscriptionsListed: Arrange = async (services, person) => {
  const { id } = await paymentScenarios.paymentSettled.arrange(services, person);
  return { id, path: '/account/subscriptions' };
};

/** The page of an outcome, opened while nothing is decided. */
const undecided: Arrange = async (services, person) => {
  const { id } = await quotationScenarios.quoteOpen.arrange(services, person);
  const { reference } = await services.db
    .selectFrom('subscriptions')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, path: `/account/quotation/step4/success/${reference}` };
};

/** Scenarios of pages without a way on: a maximum is reached, another party must act, or the page does not exist. */
export const edgeScenarios = {
  addressesFull: {
    says: 'A person with the maximum number of addresses adds another.',
    shows: 'addressForm.full',
    ...none,
    arrange: manyAddresses,
  },
  addressGone: {
    says: 'A deleted address is changed.',
    shows: 'addressForm.gone',
    ...at(`/account/infosuser/addresses/form?id=${nobodys}`),
  },
  watchesFull: {
    says: 'A person with the maximum number of watches adds another.',
    shows: 'newWatch.full',
    ...none,
    arrange: manyWatches,
  },
  readersFull: {
    says: 'A reader is added while all seats are taken and no further one is sold.',
    shows: 'readerForm.full',
    ...none,
    arrange: readersFull,
  },
  readerGone: {
    says: 'A deleted reader is changed.',
    shows: 'readerForm.gone',
    ...none,
    arrange: licenceForm('readers', `?reader=${nobodys}`),
  },
  readerAwaiting: {
    says: 'A reader with a pending request is changed.',
    shows: 'readerForm.awaiting',
    ...none,
    arrange: readerAwaiting,
  },
  rangeGone: {
    says: 'A deleted network is changed.',
    shows: 'rangeForm.gone',
    ...none,
    arrange: licenceForm('ranges', `?range=${nobodys}`),
  },
  rangeAwaiting: {
    says: 'A network with a pending request is changed.',
    shows: 'rangeForm.awaiting',
    ...none,
    arrange: rangeAwaiting,
  },
  subscriptionsListed: {
    says: 'A person has a subscription that has just been paid.',
    ...none,
    arrange: subscriptionsListed,
  },
  noSubscription: {
    says: 'A person has no subscription.',
    shows: 'subscriptions.records.empty',
    ...at('/account/subscriptions'),
  },
  subscriptionUnknown: {
    says: 'The page of a subscription is opened with an unknown number.',
    shows: 'subscription.unknown',
    ...at(`/account/subscriptions/${nobodys}`),
  },
  quoteUndecided: {
    says: 'The outcome page of a quotation is opened before a decision.',
    shows: 'quotation.outcome.undecided',
    ...none,
    arrange: undecided,
  },
  quoteUnknown: {
    says: 'The outcome page of a quotation is opened with an unknown reference.',
    shows: 'quotation.outcome.unknown',
    ...at('/account/quotation/step4/success/ABO-0000-0000-0000'),
  },
} as const;
