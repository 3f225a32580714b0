import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../core/db/test-database.ts';
import { createLog } from '../core/log.ts';
import { openServices } from '../core/open-services.ts';
import type { Opened } from '../core/start-stop.ts';
import type { Services } from '../core/services.ts';
import { readSettings } from '../core/settings.ts';
import { seedWhenEmpty } from '../seed/seed.ts';

/** The services that the office's commands open, on a seeded database and a data folder of their own. */
export async function openOfficeServices(opened: Opened): Promise<Services> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-office-'));
  opened.add(() => rm(folder, { recursive: true }));
  const { url, close } = await createTestDatabase();
  opened.add(close);
  const settings = readSettings({ DATA_DIR: folder });
  const services = await openServices({ settings, log: createLog(() => undefined), url }, opened);
  await seedWhenEmpty(services);
  return services;
}
