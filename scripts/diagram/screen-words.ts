/** What a person reads on the screens of a chart, as it is approved: headings, and the words of controls. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../domain/locale.ts';
import type { ScreenWords } from '../../machines/engine/model/diagram.ts';
import { readTranscript } from '../../tests/models/views/read-transcript.ts';

const approved = join(import.meta.dirname, '../../tests/models/views/approved');

/** The heading of each state; a state with inner ones has that of the first. */
function headingsOf(chart: string, locale: Locale): Readonly<Record<string, string>> {
  const headings: Record<string, string> = {};
  for (const { id, lines } of readTranscript(readFileSync(join(approved, locale, `${chart}.txt`), 'utf8'))) {
    const heading = lines.find(({ role }) => role === 'heading');
    const names = id.replace(/~.*$/, '').split('.');
    for (const [index] of names.entries()) {
      const path = names.slice(0, index + 1).join('.');
      if (heading) headings[path] ??= heading.text;
    }
  }
  return headings;
}

/** The words of a chart's screens in a language. A chart without screens of its own has none. */
export function screenWordsOf(chart: string, locale: Locale): ScreenWords {
  const file = join(approved, 'controls', `${chart}.txt`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return {
    headings: headingsOf(chart, locale),
    controls: lines.map((line) => {
      const [path = '', event = '', fr = '', en = ''] = line.split(' | ');
      return { path, event, says: { fr, en }[locale] };
    }),
  };
}
