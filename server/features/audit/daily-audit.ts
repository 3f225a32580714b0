import { providerOf } from '../../core/payments/providers.ts';
import type { Services } from '../../core/services.ts';
import { audit } from './audit.ts';

const DAY = 24 * 3_600_000;

/** After a failure it is tried again so much later, in milliseconds. */
const RETRY = 3_600_000;

/** The daily audit looks back so far, in milliseconds; the office's looks at everything. */
const WINDOW = 35 * DAY;

const NAME = 'audit';

/** Takes the day's audit for this process: whoever comes later finds it taken. Gives whether it was due. */
async function claim({ db, clock }: Services): Promise<boolean> {
  const now = clock.now();
  const claimed = await db
    .insertInto('daily_work')
    .values({ name: NAME, begun_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ begun_at: now.toISOString() })
        .where('daily_work.begun_at', '<=', new Date(now.getTime() - DAY).toISOString()),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Audits the last weeks once a day, whatever the number of processes, and logs what it finds: `audit.difference` for each,
 * `audit.done` with their number. Rejects where the provider cannot be reached; then it is tried again within the hour.
 */
export async function auditDaily(services: Services): Promise<void> {
  if (!(await claim(services))) return;
  const { db, clock, log } = services;
  const now = clock.now().getTime();
  try {
    const { charges, differences } = await audit(services, providerOf(services), new Date(now - WINDOW).toISOString());
    for (const { kind, about, detail } of differences) log.warn('audit.difference', { kind, about, detail });
    log.info('audit.done', { charges, differences: differences.length });
  } catch (error) {
    const retryAt = new Date(now - DAY + RETRY).toISOString();
    await db.updateTable('daily_work').set({ begun_at: retryAt }).where('name', '=', NAME).execute();
    throw error;
  }
}
