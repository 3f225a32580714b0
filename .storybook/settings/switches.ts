/** The toolbar's switches: a story under a person's own browser or system settings. */
import type { GlobalTypes } from 'storybook/internal/types';
import { imitate } from './media.ts';

const toolbar = (
  icon: 'contrast' | 'globe' | 'eye' | 'print' | 'play' | 'grow',
  items: readonly (readonly [string, string])[],
) => ({
  icon,
  dynamicTitle: true,
  items: items.map(([value, title]) => ({ value, title })),
});

/** Settings, in the order of the toolbar. */
export const switches = {
  language: {
    description: 'Language',
    toolbar: toolbar('globe', [
      ['story', 'Story’s'],
      ['fr', 'français'],
      ['en', 'English'],
      ['long', '[Ļōńĝ~~ ŵōŕďś~~]'],
    ]),
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: toolbar('contrast', [
      ['system', 'System’s'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ]),
  },
  text: {
    description: 'Size of text',
    toolbar: toolbar('grow', [
      ['usual', '100 %'],
      ['double', 'Text 200 %'],
    ]),
  },
  colours: {
    description: 'Colours of the page, or forced by the system (imitated: white on black)',
    toolbar: toolbar('eye', [
      ['own', 'Own'],
      ['forced', 'Forced colours (imitated)'],
    ]),
  },
  medium: {
    description: 'On screen, or as it is printed',
    toolbar: toolbar('print', [
      ['screen', 'Screen'],
      ['print', 'Paper'],
    ]),
  },
  motion: {
    description: 'Motion, or as little as possible',
    toolbar: toolbar('play', [
      ['system', 'Motion'],
      ['reduced', 'Reduced motion'],
    ]),
  },
} as const satisfies GlobalTypes;

/** Initial values of the switches: no setting. */
export const initialSwitches = {
  language: 'story',
  scheme: 'system',
  text: 'usual',
  colours: 'own',
  medium: 'screen',
  motion: 'system',
} as const;

/** Windows that are operated by a finger. */
const fingers: readonly unknown[] = ['phone', 'tablet'];

function windowOf(viewport: unknown): unknown {
  return typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : viewport;
}

/** Shows the page as the switches and the window are set. */
export function applySwitches(globals: Readonly<Record<string, unknown>>): void {
  const touch = fingers.includes(windowOf(globals['viewport']));
  const forcedColors = globals['colours'] === 'forced';
  const root = document.documentElement;
  root.toggleAttribute('data-finger', touch);
  root.toggleAttribute('data-large-text', globals['text'] === 'double');
  root.toggleAttribute('data-forced-colors', forcedColors);
  imitate({
    touch,
    forcedColors,
    print: globals['medium'] === 'print',
    reducedMotion: globals['motion'] === 'reduced',
  });
}
