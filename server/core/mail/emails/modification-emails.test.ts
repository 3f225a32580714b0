import { describe, expect, it } from 'vitest';
import { modificationType } from '../../../../domain/enumerations.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { locales } from '../../../../domain/locale.ts';
import type { Modification, ModificationLine } from '../../../../domain/modification.ts';
import { translator } from '../../i18n/translator.ts';
import { compose } from '../compose.ts';
import type { Mail } from '../email.ts';
import { from } from '../emails.fixtures.ts';
import { readMessage } from '../read-message.ts';
import { modificationDecided } from './modification-decided.ts';
import { modificationName } from './modification-facts.ts';
import { modificationReceived } from './modification-received.ts';
import { readerWelcome } from './reader-welcome.ts';

const to = { name: 'Aïssatou Diallo', email: 'aissatou@example.fr' };
const link = 'https://www.example.org/fr/account/requests/7';

/** A reader to be added; the reason is that of a rejection. */
function lineOf(position: number, reason = ''): ModificationLine {
  const reader = { civility: 2, firstName: `Awa ${position}`, lastName: 'NDIAYE', email: `awa${position}@example.org` };
  const state = reason === '' ? 'accepted' : 'rejected';
  return { position, before: null, after: { kind: 'reader', reader }, state, reason };
}

function requestOf(lines: readonly ModificationLine[]): Modification {
  return {
    id: 7,
    reference: 'MOD-7KQ2',
    type: modificationType.readerAddition,
    state: 'partlyAccepted',
    askedAt: '2026-03-29T10:00:00.000Z',
    decidedAt: '2026-03-30T10:00:00.000Z',
    lineCount: lines.length,
    rejectedCount: lines.filter(({ state }) => state === 'rejected').length,
    subscription: { id: 88_001, reference: 'DEV-1', isFromQuotation: true },
    lines,
    reasonLocale: null,
    purchaseOrder: '',
    history: [],
  };
}

async function read(mail: Mail) {
  const { headers, parts } = readMessage(await compose(mail, new Date('2026-03-30T10:00:00Z')));
  const textOf = (type: string) => parts.find((part) => part.type === type)?.text ?? '';
  return { headers, text: textOf('text/plain'), html: textOf('text/html') };
}

const decided = (lines: readonly ModificationLine[], locale: Locale) =>
  modificationDecided({ from, to, locale, modification: requestOf(lines), link });

describe.each(locales)('emails about requests, in %s', (locale) => {
  it('report the decision and list rejected lines with the reason, with markup escaped', async () => {
    const reason = 'Cette adresse <b>est fausse</b>.';
    const { text, html } = await read(decided([lineOf(1), lineOf(2, reason), lineOf(3)], locale));
    for (const fact of [
      'MOD-7KQ2',
      locale === 'fr' ? 'devis DEV-1' : 'quote DEV-1',
      'Awa 2 Ndiaye <awa2@example.org>',
      reason,
      link,
    ])
      expect(text).toContain(fact);
    expect(text).not.toContain('awa1@example.org');
    expect(html).toContain('&lt;b&gt;est fausse');
    expect(`${text}${html}`).not.toMatch(/undefined|null|\{\w+\}|mail\.\w+/);
    expect(html).not.toContain('<b>');
    const subjects = [[lineOf(1)], [lineOf(1), lineOf(2, reason)], [lineOf(1, reason)]].map(
      (lines) => decided(lines, locale).email.subject,
    );
    expect(new Set(subjects).size).toBe(3);
  });

  it('name twenty lines at most, and how many more there are', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => lineOf(index + 1));
    const email = modificationReceived({ from, sender: to, modification: requestOf(lines) });
    const { headers, text } = await read(email);
    expect(headers.get('reply-to')).toBe(to.email);
    expect(text).toContain('awa20@example.org');
    expect(text).not.toContain('awa21@example.org');
    expect(text).toMatch(/et 20\u00a0autres/);
  });

  it('greet a reader with what they read, thanks to whom', async () => {
    const publications = ['Lettre du Sahel', 'Mines & Énergie'];
    const welcome = readerWelcome({ from, to, locale, administrator: 'Claire Mbaye', publications, link });
    const { text } = await read(welcome);
    for (const fact of ['Claire Mbaye', 'Mines & Énergie', link]) expect(text).toContain(fact);
  });

  it('call each type of request by a name of its own', () => {
    const names = Object.values(modificationType).map((type) => modificationName(translator(locale), type));
    expect(new Set(names).size).toBe(10);
  });
});
