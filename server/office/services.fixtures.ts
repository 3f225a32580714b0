import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../core/db/test-database.ts';
import { createLog } from '../core/log.ts';
import { openServices } from '../core/open-services.ts';
import type { Opened } from '../core/start-stop.ts';
import type { Services } from '../core/services.ts';
import { readSettings } from '../core/settings.ts';
import { demoPublisher } from '../seed/demo-publisher.ts';
import { writePublisher } from '../features/publisher/write-publisher.ts';

/** The services that the office's commands open, on a database with the demo's publisher and a data folder of their own. */
export async function openOfficeServices(opened: Opened): Promise<Services> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-office-'));
  opened.add(() => rm(folder, { recursive: true }));
  const { url, close } = await createTestDatabase();
  opened.add(close);
  const settings = readSettings({ DATA_DIR: folder });
  const services = await openServices({ settings, log: createLog(() => undefined), url }, opened);
  await services.db.transaction().execute((trx) => writePublisher(trx, demoPublisher));
  return services;
}
