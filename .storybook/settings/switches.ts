/** The toolbar's switches: a story under a person's own browser or system settings. */
import type { GlobalTypes } from 'storybook/internal/types';
import { imitate } from './media.ts';

/** A setting by its name; the first item is the usual one, which leaves the setting unlit. */
const toolbar = (
  title: string,
  icon: 'contrast' | 'globe' | 'eye' | 'print' | 'play' | 'grow' | 'database',
  usual: string,
  items: readonly (readonly [value: string, title: string])[],
) => ({
  title,
  icon,
  dynamicTitle: true,
  items: [{ type: 'reset' as const, title: usual }, ...items.map(([value, name]) => ({ value, title: name }))],
});

/** Settings, in the order of the toolbar. */
export const switches = {
  language: {
    description: 'Language of the screen and of names in the sidebar',
    toolbar: toolbar('English', 'globe', 'English', [
      ['fr', 'French'],
      ['long', '[Ļōńĝ~~ ŵōŕďś~~]'],
    ]),
  },
  scheme: {
    description: 'Color scheme',
    toolbar: toolbar('Scheme', 'contrast', 'The system’s scheme', [
      ['light', 'Light'],
      ['dark', 'Dark'],
    ]),
  },
  text: {
    description: 'Text size',
    toolbar: toolbar('Text', 'grow', 'Text 100 %', [['double', 'Text 200 %']]),
  },
  data: {
    description: 'Data of charts’ stories; a state that they do not reach keeps the usual data',
    toolbar: toolbar('Usual data', 'database', 'Usual data', [
      ['long', 'Long names'],
      ['many', 'Hundreds of rows'],
      ['few', 'One of each'],
      ['currency', 'Other currency'],
    ]),
  },
  colours: {
    description: 'Colors of the page, or forced by the system (imitated: white on black)',
    toolbar: toolbar('Colors', 'eye', 'Colors of the page', [['forced', 'Forced colors']]),
  },
  medium: {
    description: 'On screen or printed',
    toolbar: toolbar('Print', 'print', 'On screen', [['print', 'Printed']]),
  },
  motion: {
    description: 'Motion',
    toolbar: toolbar('Motion', 'play', 'The system’s motion', [['reduced', 'Reduced motion']]),
  },
} as const satisfies GlobalTypes;

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
