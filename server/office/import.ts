import { readFile, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { openDatabase, requireAnswer } from '../core/db/database.ts';
import { openEmbeddedDatabase, visitEmbeddedDatabase } from '../core/db/embedded-database.ts';
import { hasEmbeddedServer } from '../core/db/embedded.ts';
import { standardLog } from '../core/log.ts';
import type { Opened } from '../core/start-stop.ts';
import { openServices } from '../core/open-services.ts';
import type { Change, Comparison } from '../features/publisher/changes.ts';
import { compare } from '../features/publisher/changes.ts';
import { importPublisher } from '../features/publisher/import-publisher.ts';
import { publisherFile, readPublisherFile } from '../features/publisher/publisher-file.ts';
import { termsWarnings } from '../features/publisher/terms-warnings.ts';
import { emptyPublisher, readPublisher } from '../features/publisher/read-publisher.ts';
import type { Services } from '../core/services.ts';
import type { Settings } from '../core/settings.ts';
import { StartError } from '../core/start-stop.ts';

/** Names of sections, singular and plural. */
const names: Readonly<Record<Change['section'], readonly [one: string, several: string]>> = {
  site: ['site', 'sites'],
  issuer: ['issuer', 'issuers'],
  bankAccounts: ['bank account', 'bank accounts'],
  publications: ['publication', 'publications'],
  licences: ['license', 'licenses'],
  readers: ['reader tier', 'reader tiers'],
  durations: ['duration', 'durations'],
  countries: ['country', 'countries'],
  networks: ['network', 'networks'],
  legal: ['legal page', 'legal pages'],
};

const headings: readonly (readonly [Change['kind'], string])[] = [
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['withdrawn', 'Withdrawn from sale (orders keep them)'],
  ['removed', 'Removed'],
  ['kept', 'Kept although the file omits them, since invoices or subscriptions are in this currency'],
];

/** Longer texts are truncated. */
const SHOWN = 60;

/** More entries are counted instead of named. */
const LISTED = 20;

function shown(text: string | null): string {
  if (text === null) return 'nothing';
  return text.length > SHOWN ? `“${text.slice(0, SHOWN)}…”` : `“${text}”`;
}

/** One line for the changes of a section, and one for each changed field. */
function linesOf(changes: readonly Change[]): readonly string[] {
  const bySection = Map.groupBy(changes, ({ section }) => section);
  return [...bySection].flatMap(([section, all]) => {
    const [one, several] = names[section];
    const detailed = all.filter(({ fields }) => fields.length > 0);
    const keys = all.filter(({ fields }) => fields.length === 0).map(({ key }) => key);
    const listed =
      keys.length > LISTED ? `${keys.length} ${several}` : `${keys.length === 1 ? one : several} ${keys.join(', ')}`;
    const plain = keys.length === 0 ? [] : [`  ${listed.trim()}`];
    const lines = detailed.flatMap(({ key, fields }) => [
      `  ${[one, key].join(' ').trim()}`,
      ...fields.map(({ name, before, after }) => `    ${name}: ${shown(before)} → ${shown(after)}`),
    ]);
    return [...plain, ...lines];
  });
}

function report({ changes, same }: Comparison, isDry: boolean): readonly string[] {
  const parts = headings.flatMap(([kind, heading]) => {
    const all = changes.filter((change) => change.kind === kind);
    return all.length === 0 ? [] : [`${heading}:`, ...linesOf(all)];
  });
  const left = same.map(({ section, count }) => {
    const [one, several] = names[section];
    return section === 'site' || section === 'issuer' ? one : `${count} ${count === 1 ? one : several}`;
  });
  return [
    ...parts,
    ...(left.length === 0 ? [] : [`Left as it is: ${left.join(', ')}.`]),
    ...(isDry ? ['This was a dry run: nothing is written.'] : []),
  ];
}

interface Import {
  readonly file: string;
  readonly isDry: boolean;
}

/** Whether a database has no tables. Throws a `StartError` if it does not answer. */
async function isEmpty(url: string): Promise<boolean> {
  const { db, close } = openDatabase(url, standardLog);
  try {
    await requireAnswer(db, url);
    const { rows } = await sql`
      select from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`.execute(db);
    return rows.length === 0;
  } finally {
    await close();
  }
}

/** The URL of the database; creates the embedded one if missing, or returns `null` in a dry run. */
async function locate(
  { directDatabaseUrl, dataDir }: Settings,
  isDry: boolean,
  opened: Opened,
): Promise<string | null> {
  if (directDatabaseUrl !== null) return directDatabaseUrl;
  const isThere = await hasEmbeddedServer(dataDir);
  if (!isThere && isDry) return null;
  const fail = (error: Error) => standardLog.error('The embedded database ended', error);
  const embedded = await (isThere ? visitEmbeddedDatabase(dataDir) : openEmbeddedDatabase(dataDir, fail));
  opened.add(embedded.stop);
  return embedded.url;
}

/** Reads and validates a file. Throws a `StartError` with all its problems. */
async function readFileOf(file: string) {
  const source = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`The file ${file} can’t be read.`);
  });
  const read = readPublisherFile(file, source);
  if (read.kind === 'valid') return read;
  const count = read.problems.length === 1 ? 'One problem' : `${read.problems.length} problems`;
  throw new StartError([...read.problems, `${count}: nothing is written.`].join('\n'));
}

/**
 * Imports a publisher’s file into the database of the settings, creating it if missing. Returns the lines to print. Throws a
 * `StartError` with all problems of the file.
 */
export async function importFile(
  { file, isDry }: Import,
  settings: Settings,
  opened: Opened,
): Promise<readonly string[]> {
  const read = await readFileOf(file);
  const { publisher } = read;
  const warnings = termsWarnings(publisher).map((warning) => `Warning: ${read.locate(warning)}`);
  const url = await locate(settings, isDry, opened);
  const isNew = url === null || (await isEmpty(url));
  if (url === null || (isNew && isDry)) return [...report(compare(emptyPublisher, publisher, []), isDry), ...warnings];
  const services = await openServices({ settings, log: standardLog, url, ...(!isNew && { isKnown: true }) }, opened);
  const imported = await importPublisher(services, publisher, { isDry });
  if (imported.kind === 'done') return [...report(imported.comparison, isDry), ...warnings];
  throw new StartError(`${read.locate(imported.problem)}\nOne problem: nothing is written.`);
}

/** Exports the publisher to a file, or returns the file’s text. Throws a `StartError` if the database has none. */
export async function exportFile({ db }: Services, file: string | null): Promise<readonly string[]> {
  const { site, issuer, ...rest } = await readPublisher(db);
  if (!site || !issuer) throw new StartError('The database has no site and no issuer: there is nothing to export.');
  const text = publisherFile({ site, issuer, ...rest });
  if (file === null) return [text.trimEnd()];
  await writeFile(file, text);
  return [`The publisher is in ${file}.`];
}
