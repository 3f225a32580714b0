import { array, coerce, create, defaulted, enums, type Infer, mask, object, string } from 'superstruct';
import { locales } from '../../machines/domain/locale.ts';
import { schemes, widths } from './picture.tsx';
import { writeAddress } from './write-address.ts';

const listed = <Value extends string>(values: readonly Value[]) =>
  coerce(array(enums(values)), string(), (text) => text.split(','));

/** What of a storyboard is shown. */
const settings = object({
  languages: defaulted(listed(locales), [...locales]),
  schemes: defaulted(listed(schemes), [...schemes]),
  width: defaulted(
    coerce(enums(widths), string(), (text) => Number(text)),
    360,
  ),
  /** A part of the states' names. */
  state: defaulted(string(), ''),
});

export type Settings = Infer<typeof settings>;

/** What the address asks for; the manager hands its query on. Where it is unreadable: everything, on a phone. */
export function settingsOfAddress(): Settings {
  try {
    return mask(Object.fromEntries(new URLSearchParams(window.location.search)), settings);
  } catch {
    return create({}, settings);
  }
}

/** Writes what is shown into the address: a link holds it. */
export function tellAddress({ languages, schemes: shown, width, state }: Settings): void {
  writeAddress({ languages: languages.join(','), schemes: shown.join(','), width: String(width), state });
}
