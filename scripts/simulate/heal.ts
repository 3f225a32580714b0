/** Healing after all faults, and what is wrong with the money then. */
import { isSettable } from '../../server/core/clock.ts';
import { providerOf } from '../../server/core/payments/providers.ts';
import { audit } from '../../server/features/audit/audit.ts';
import type { Simulation } from './buyer.ts';
import type { Life } from './journey.ts';
import { passWeeks } from './later.ts';
import { readUnderWay, readViolations } from './laws.ts';
import type { MailServer } from './mail-server.ts';
import { writeNotes } from './notes.ts';

const EVER = '2000-01-01T00:00:00.000Z';

/**
 * Steps of the clock until everything has healed, in milliseconds: an order without a page is given up after two
 * minutes, a page after half an hour.
 */
const HEALING = [20_000, 20_000, 40_000, 60_000, 150_000, 600_000, 1_300_000, 2_600_000, 5_200_000];

/** Advances the clock until nothing is under way; returns what still is. */
async function heal({ fleet: { controls }, sure: { db, clock } }: Simulation): Promise<readonly string[]> {
  for (const milliseconds of HEALING) {
    if (isSettable(clock)) clock.advance(milliseconds);
    await Promise.all(controls.map((control) => control.advance(milliseconds)));
    await Promise.all(controls.map((control) => control.tick()));
    if ((await readUnderWay(db)).length === 0) return [];
  }
  return readUnderWay(db);
}

/** Lets everything heal; returns what does not, the differences that the audit finds, and the broken laws. */
export async function judgeBooks(simulation: Simulation, mail: MailServer, lives: readonly Life[]) {
  const { sure, fleet, notes } = simulation;
  mail.heal();
  const underWay = await heal(simulation);
  const { differences } = await audit(sure, providerOf(sure), EVER);
  await Promise.all(fleet.controls.map((each) => each.control('clock', { reset: true })));
  for (const { look } of lives) await look();
  const later = await passWeeks(simulation, lives);
  await writeNotes(sure.db, { ...notes, emails: mail.accepted.map((addressee) => ({ addressee })) });
  return {
    underWay: [...underWay, ...later.underWay],
    differences: [...differences, ...later.differences],
    violations: await readViolations(sure.db),
  };
}
