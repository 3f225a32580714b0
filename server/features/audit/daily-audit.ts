import type { PeriodicWork } from '../../core/jobs/periodic.ts';
import { providerOf } from '../../core/payments/providers.ts';
import { audit } from './audit.ts';

const DAY = 24 * 3_600_000;

/** Period covered by the daily audit, in milliseconds; the office's audit covers everything. */
const WINDOW = 35 * DAY;

/**
 * Audits the last weeks once a day, and logs the result: `audit.difference` for each difference, `audit.done` with their
 * number. Fails if the provider cannot be reached.
 */
export const dailyAudit: PeriodicWork = {
  name: 'audit',
  period: DAY,
  work: async (services) => {
    const { clock, log } = services;
    const since = new Date(clock.now().getTime() - WINDOW).toISOString();
    const { charges, differences } = await audit(services, providerOf(services), since);
    for (const { kind, about, detail } of differences) log.warn('audit.difference', { kind, about, detail });
    log.info('audit.done', { charges, differences: differences.length });
  },
};
