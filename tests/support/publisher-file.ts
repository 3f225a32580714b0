/** The demo’s publisher with other names: production refuses the demo’s own. */
import { readFile } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import { demoPublisher } from '../../server/seed/demo-publisher.ts';

const demo = new URL('../../server/seed/demo.yaml', import.meta.url);

const ibans = ['FR7630006000011234567890189', 'DE89370400440532013000', 'GB29NWBK60161331926819'];

/** French name of the file's site. */
export const siteName = 'La Gazette des Estuaires';

/** French title of a publication of the demo in that file. */
export const renamed = (title: string): string => `${title} de l’estuaire`;

/** A publisher’s file that production accepts. */
export async function otherPublisher(): Promise<string> {
  const document = parseDocument(await readFile(demo, 'utf8'), { schema: 'failsafe' });
  document.setIn(['site', 'name', 'fr'], siteName);
  document.setIn(['site', 'email'], 'desk@estuaries.example');
  document.setIn(['issuer', 'name'], 'Éditions des Estuaires');
  document.setIn(['issuer', 'siren'], '732829320');
  document.setIn(['issuer', 'vatNumber'], 'FR44732829320');
  for (const [index, iban] of ibans.entries()) document.setIn(['bankAccounts', index, 'iban'], iban);
  document.setIn(['networks', 0, 'account'], 'library@estuaries.example');
  for (const [index, { title }] of demoPublisher.publications.entries())
    document.setIn(['publications', index, 'title', 'fr'], renamed(title.fr));
  return String(document);
}
