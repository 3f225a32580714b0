import { MOST_WATCHES } from '../../../machines/domain/watch.ts';
import { dayIn } from '../../../machines/domain/moment-text.ts';
import type { Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import type { Limit } from '../../core/rpc/throttle.ts';
import { countAttempt } from '../../core/rpc/throttle.ts';
import type { Services } from '../../core/services.ts';
import { readTimeZone } from '../site/clock.ts';
import { createWatch, deleteWatch, requireKnown } from './change.ts';
import { previewWatch, readWatches } from './store.ts';
import { texts } from './texts.ts';

/** A preview looks through what came out lately: somebody who tries subjects needs no more than these. */
const PREVIEWS: Limit = { attempts: 60, seconds: 60 };

/** Answers the calls about watches. */
export function watchHandlers(
  services: Services,
): Pick<Handlers, 'notifications' | 'veilles/create' | 'veilles/delete'> {
  const { db, clock } = services;
  return {
    notifications: {
      handle: async ({ context: { identity, locale } }) =>
        done(await readWatches(db, signedInAccount(identity).id, locale)),
    },
    'veilles/create': {
      handle: async ({ body: { subject, isPreview }, context: { identity, locale } }) => {
        const { id } = signedInAccount(identity);
        await countAttempt(services, { what: 'preview of a watch', whom: String(id), limit: PREVIEWS });
        if (isPreview) await requireKnown(db, subject);
        else if (!(await db.transaction().execute((trx) => createWatch(trx, clock, id, subject))))
          return { kind: 'refused', feedback: { ...texts.tooMany, values: { most: MOST_WATCHES } } };
        const today = dayIn(clock.now().toISOString(), await readTimeZone(db));
        const preview = await previewWatch(db, subject, { locale, today });
        return isPreview ? done(preview) : done(preview, texts.created);
      },
    },
    'veilles/delete': {
      handle: async ({ body: { id }, context: { identity } }) => {
        await deleteWatch(db, signedInAccount(identity).id, id);
        return done(null);
      },
    },
  };
}
