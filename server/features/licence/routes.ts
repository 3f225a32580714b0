import type { Transaction } from 'kysely';
import { expressionBuilder } from 'kysely';
import { type } from 'superstruct';
import type { ReaderAdditionAnswer } from '../../../domain/licence.ts';
import type { ModificationSummary } from '../../../domain/modification.ts';
import { validate } from '../../../contract/codec.ts';
import { readerAdditionAnswerCodec } from '../../../contract/licence.ts';
import { modificationSummaryCodec } from '../../../contract/modification.ts';
import { identifier } from '../../../contract/scalars.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext, Handlers, Reply } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { doOnce } from '../../core/rpc/idempotency.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { texts as callTexts } from '../../core/rpc/texts.ts';
import type { Limit } from '../../core/rpc/throttle.ts';
import { countAttempt } from '../../core/rpc/throttle.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { addRanges, deleteRange, editRange } from './ask-ranges.ts';
import { addReaders, ChargeChanged, deleteReader, editReader } from './ask-readers.ts';
import { readDetail } from './detail.ts';
import type { LicenceOf } from './licence.ts';
import { nameOf, readLicence, readLicenceWith } from './licence.ts';
import { rangeOf, selectRanges } from './ranges.ts';
import { readReaderOf, readReaders, readReadersOf } from './readers.ts';
import { texts } from './texts.ts';

/** Changes of single readers and networks by one person: enough for tidying a licence of hundreds. */
const CHANGES: Limit = { attempts: 600, seconds: 3600 };

/** Lists sent by one person. */
const LISTS: Limit = { attempts: 60, seconds: 3600 };

type LicenceHandlers = Pick<
  Handlers,
  | 'subscription/read'
  | 'readers/read'
  | 'readers/all'
  | 'reader/read'
  | 'ranges/read'
  | 'reader/add'
  | 'reader/update'
  | 'reader/delete'
  | 'ip/add'
  | 'ip/update'
  | 'ip/delete'
>;

function whichOf({ identity, locale }: Pick<CallContext, 'identity' | 'locale'>, subscriptionId: number): LicenceOf {
  return { id: subscriptionId, accountId: signedInAccount(identity).id, locale };
}

/** The subscription of a list, on the wire. */
const named = type({ aboIId: identifier() });

const personOf = ({ identity }: CallContext): string => `account ${signedInAccount(identity).id}`;

/** The reply to a request, with feedback. */
function sentReply(request: ModificationSummary): Reply<ModificationSummary> {
  return done(request, request.state === 'pending' ? texts.asked : texts.doneAtOnce);
}

/** Handlers of the calls about subscriptions, their readers, and their networks. */
export function licenceHandlers(services: Services): LicenceHandlers {
  const { db } = services;

  /** Requests a change of one item. */
  async function change(
    context: CallContext,
    work: (trx: Transaction<Schema>) => Promise<ModificationSummary>,
  ): Promise<Reply<ModificationSummary>> {
    await countAttempt(services, { what: 'change of a licence', whom: personOf(context), limit: CHANGES });
    return sentReply(await db.transaction().execute(work));
  }

  const countList = (context: CallContext) =>
    countAttempt(services, { what: 'list for a licence', whom: personOf(context), limit: LISTS });

  /** Checks the licence's owner before a list of thousands is decoded. */
  const admit: NonNullable<LicenceHandlers['reader/add']['admit']> = async ({ body, context }) => {
    const [error, list] = validate(named, body);
    if (error) throw new CallFailure(400, callTexts.malformed);
    await readLicence(db, services, whichOf(context, list.aboIId));
  };

  return {
    'subscription/read': {
      handle: async ({ body: { id }, context }) => done(await readDetail(db, services, whichOf(context, id))),
    },
    'readers/read': {
      handle: async ({ body, context }) =>
        done(await readReaders(db, services, { question: body, which: whichOf(context, body.subscriptionId) })),
    },
    'readers/all': {
      handle: async ({ body: { subscriptionId }, context }) =>
        done(await readReadersOf(db, services, whichOf(context, subscriptionId))),
    },
    'reader/read': {
      handle: async ({ body: { subscriptionId, readerId }, context }) =>
        done(await readReaderOf(db, services, { readerId, which: whichOf(context, subscriptionId) })),
    },
    'ranges/read': {
      handle: async ({ body: { subscriptionId }, context }) => {
        const which = whichOf(context, subscriptionId);
        const { licence, rows } = await readLicenceWith(db, services, {
          which,
          list: selectRanges(expressionBuilder<Schema>(), subscriptionId),
        });
        const ranges = rows.map(rangeOf);
        return done({ subscription: nameOf(licence), ranges, presentAddress: context.address || null });
      },
    },
    'reader/add': {
      admit,
      handle: async ({ body, context }): Promise<Reply<ReaderAdditionAnswer>> => {
        const which = whichOf(context, body.subscriptionId);
        try {
          const answer = await doOnce<ReaderAdditionAnswer>(
            services,
            { person: personOf(context), key: context.idempotencyKey },
            {
              kept: 'reader addition',
              codec: readerAdditionAnswerCodec,
              words: texts,
              request: body,
              check: () => countList(context),
              work: async (trx) => ({
                kind: 'asked',
                request: await addReaders(trx, services, { addition: body, which }),
              }),
            },
          );
          return answer.kind === 'asked' && answer.request.state !== 'pending'
            ? done(answer, texts.doneAtOnce)
            : done(answer, texts.asked);
        } catch (error) {
          // Nothing was done, so the key is free: this answer is not saved.
          if (error instanceof ChargeChanged) {
            return done({ kind: 'chargeChanged', seats: error.seats }, texts.chargeChanged);
          }
          throw error;
        }
      },
    },
    'reader/update': {
      handle: async ({ body, context }) =>
        change(context, (trx) =>
          editReader(trx, services, { edit: body, which: whichOf(context, body.subscriptionId) }),
        ),
    },
    'reader/delete': {
      handle: async ({ body, context }) =>
        change(context, (trx) =>
          deleteReader(trx, services, { deletion: body, which: whichOf(context, body.subscriptionId) }),
        ),
    },
    'ip/add': {
      admit,
      handle: async ({ body, context }) => {
        const which = whichOf(context, body.subscriptionId);
        return sentReply(
          await doOnce(
            services,
            { person: personOf(context), key: context.idempotencyKey },
            {
              kept: 'range addition',
              codec: modificationSummaryCodec,
              words: texts,
              request: body,
              check: () => countList(context),
              work: (trx) => addRanges(trx, services, { addition: body, which }),
            },
          ),
        );
      },
    },
    'ip/update': {
      handle: async ({ body, context }) =>
        change(context, (trx) =>
          editRange(trx, services, { edit: body, which: whichOf(context, body.subscriptionId) }),
        ),
    },
    'ip/delete': {
      handle: async ({ body, context }) =>
        change(context, (trx) =>
          deleteRange(trx, services, { deletion: body, which: whichOf(context, body.subscriptionId) }),
        ),
    },
  };
}
