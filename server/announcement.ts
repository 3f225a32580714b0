import { join } from 'node:path';
import { mailFolder } from './core/mail/delivery.ts';
import type { Settings } from './core/settings.ts';
import type { RunningServer } from './start.ts';

function mailPlace(settings: Settings): string {
  if (settings.ajaxTarget !== null) return 'sent by the other back end';
  return settings.smtpUrl === null ? join(mailFolder(settings), '*.eml') : `sent by ${new URL(settings.smtpUrl).host}`;
}

function dataPlace(settings: Settings, folder: string | null): string {
  if (settings.ajaxTarget !== null) return `with the other back end, ${new URL(settings.ajaxTarget).host}`;
  return folder ?? `in the database at ${new URL(settings.databaseUrl ?? '').host}`;
}

function howToReset(settings: Settings, folder: string | null): string | null {
  if (settings.ajaxTarget !== null) return null;
  if (folder === null) return 'empty the database that DATABASE_URL names';
  const folders = folder.startsWith(settings.dataDir) ? [settings.dataDir] : [settings.dataDir, folder];
  return `stop, then rm -rf ${folders.join(' ')}`;
}

/** The block that tells the person who started the server where everything is. */
export function announcement(settings: Settings, { databaseFolder, demo }: RunningServer): string {
  const reset = howToReset(settings, databaseFolder);
  const rows = [
    ...(settings.testControl && settings.ajaxTarget === null ? [['Scenarios', `${settings.publicUrl}/?scenario`]] : []),
    ['Mail', mailPlace(settings)],
    ['Data', dataPlace(settings, databaseFolder)],
    ...(reset === null ? [] : [['Reset', reset]]),
    ['Stop', 'Ctrl-C'],
  ];
  const lines = [
    ...demo,
    ...(demo.length > 0 ? [''] : []),
    ...rows.map(([name = '', text]) => `${name.padEnd(11)}${text}`),
  ];
  return ['', `Ready on ${settings.publicUrl}`, '', ...lines.map((line) => (line === '' ? '' : `  ${line}`)), ''].join(
    '\n',
  );
}
