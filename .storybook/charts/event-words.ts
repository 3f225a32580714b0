import type { Locale } from '../../machines/domain/locale.ts';
import type { ControlRecord } from '../../tests/models/views/control-record.ts';
import { controlRecord, withoutNumbers, wordsOf } from '../../tests/models/views/control-record.ts';

/** Which control sends what, by the path of the file: found where pages are rehearsed, and approved. */
const files = import.meta.glob<unknown>('../../tests/models/views/approved/controls/*.json', {
  eager: true,
  import: 'default',
});

const records = new Map<string, ControlRecord>(
  Object.entries(files).map(([path, record]) => [path.replace(/^.*\/|\.json$/g, ''), controlRecord.create(record)]),
);

/** More words than this say no more. */
const MOST = 3;

/** What the controls that are drawn now are called, by their words without numbers. */
function drawnControls(): ReadonlyMap<string, string> {
  const controls = [...document.querySelectorAll('button, a[href], summary')].map(wordsOf);
  return new Map(controls.map((words) => [withoutNumbers(words), words]));
}

/**
 * What a screen calls an event: the words of the button or link that sends it in some state; where several do, of those
 * that are drawn now. `null` where none does.
 *
 * @param event As a replay line writes it: `selection.changed:none`.
 */
export function wordsOfEvent(chart: string, paths: readonly string[], event: string, language: Locale): string | null {
  const [type = ''] = event.split(':');
  const controls = paths.flatMap((path) => {
    const inState = records.get(chart)?.[path] ?? {};
    return inState[event] ?? inState[type] ?? [];
  });
  const known = [...new Set(controls.map((control) => control[language]))];
  const drawn = drawnControls();
  const present = known.flatMap((words) => drawn.get(words) ?? []);
  const words = present.length > 0 ? present : known;
  if (words.length === 0) return null;
  return words.length > MOST ? `${words.slice(0, MOST).join(' / ')} / …` : words.join(' / ');
}
