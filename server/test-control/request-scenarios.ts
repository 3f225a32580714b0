import type { ModificationState } from '../../domain/modification.ts';
import { deleteReader } from '../features/licence/ask-readers.ts';
import { readAllReaders } from '../features/licence/readers.ts';
import { cancelModification } from '../features/modification/cancel.ts';
import { decideModification } from '../features/modification/decide.ts';
import type { Services } from '../core/services.ts';
import { licenceScenarios } from './licence-scenarios.ts';
import type { Arrange, ScenarioPerson, ScenarioSubscription } from './scenario.ts';
import { none } from './scenario.ts';

/** The latest request of a person in a state. */
async function requestIn({ db }: Services, { accountId }: ScenarioPerson, state: ModificationState): Promise<number> {
  const { id } = await db
    .selectFrom('modifications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', state)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** A request, and its licence. */
export interface ScenarioRequest extends ScenarioSubscription {
  readonly request: number;
}

type Following = (services: Services, person: ScenarioPerson, licence: number) => Promise<unknown>;

/** A licence's administrator views a request in a state; `follow` runs before, as they or the office. */
function standing(state: ModificationState, follow: Following = () => Promise.resolve()) {
  const arrange: Arrange<ScenarioRequest> = async (services, person) => {
    const { id } = await licenceScenarios.licence.arrange(services, person);
    await follow(services, person, id);
    const request = await requestIn(services, person, state);
    return { id, request, path: `/account/requests/${request}` };
  };
  return { ...none, arrange } as const;
}

const reject: Following = async (services, person) => {
  const id = await requestIn(services, person, 'pending');
  const rejected = [{ position: 1, reason: 'Cette personne ne fait pas partie de l’organisme.' }];
  const decision = { which: { id }, accepted: 'all', rejected, by: 'Inès Maréchal' } as const;
  await services.db.transaction().execute((trx) => decideModification(trx, services, decision));
};

const takeBack: Following = async (services, person) =>
  cancelModification(services, person.accountId, await requestIn(services, person, 'pending'));

/** Removals of readers are accepted. */
const takeReaderAway: Following = async (services, { accountId, locale }, id) => {
  const [reader] = await readAllReaders(services.db, id);
  if (!reader) throw new Error('This scenario’s licence has no reader');
  const deletion = { subscriptionId: id, readerId: reader.id };
  await services.db
    .transaction()
    .execute((trx) => deleteReader(trx, services, { deletion, which: { id, accountId, locale } }));
};

/** Scenarios of requests for a modification: one for each state. */
export const requestScenarios = {
  requestPending: {
    says: 'A request for a reader awaits the publisher’s decision.',
    shows: 'modification.pending',
    ...standing('pending'),
  },
  requestAccepted: {
    says: 'The publisher has accepted a request.',
    shows: 'modification.accepted',
    ...standing('accepted'),
  },
  requestLetThrough: {
    says: 'A rule of the publisher has accepted a request automatically.',
    shows: 'modification.automaticallyAccepted',
    ...standing('automaticallyAccepted', takeReaderAway),
  },
  requestPartlyAccepted: {
    says: 'The publisher has accepted a request except one of its readers.',
    shows: 'modification.partlyAccepted',
    ...standing('partlyAccepted'),
  },
  requestRejected: {
    says: 'The publisher has rejected a request, with a reason.',
    shows: 'modification.rejected',
    ...standing('rejected', reject),
  },
  requestTakenBack: {
    says: 'The sender of a request has canceled it.',
    shows: 'modification.cancelled',
    ...standing('cancelled', takeBack),
  },
  requestUnknown: {
    says: 'The page of a request is opened with an unknown number.',
    shows: 'modification.notFound',
    ...none,
    place: { as: 'person', path: '/account/requests/999999999' },
  },
} as const;
