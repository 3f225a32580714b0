import { claimPeriod } from '../../core/db/periodic.ts';
import { providerOf } from '../../core/payments/providers.ts';
import type { Services } from '../../core/services.ts';
import { audit } from './audit.ts';

const DAY = 24 * 3_600_000;

/** After a failure it is tried again so much later, in milliseconds. */
const RETRY = 3_600_000;

/** The daily audit looks back so far, in milliseconds; the office's looks at everything. */
const WINDOW = 35 * DAY;

const NAME = 'audit';

/**
 * Audits the last weeks once a day, whatever the number of processes, and logs what it finds: `audit.difference` for each,
 * `audit.done` with their number. Rejects where the provider cannot be reached; then it is tried again within the hour.
 */
export async function auditDaily(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const moment = clock.now();
  if (!(await claimPeriod(db, { name: NAME, period: DAY }, moment))) return;
  const now = moment.getTime();
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
