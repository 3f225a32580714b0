import type { Globals } from 'storybook/internal/types';

/** Settings of the toolbar that a frame shares. */
const shared = ['language', 'scheme', 'text', 'colours', 'motion', 'viewport'] as const;

/** The address of a story alone, for a frame, with the toolbar's settings. */
export function frameOf(story: string, globals: Globals): string {
  const set = shared.flatMap((name) => {
    const value: unknown = globals[name];
    return typeof value === 'string' ? [`${name}:${value}`] : [];
  });
  return `./iframe.html?id=${story}&viewMode=story&globals=${[...set, 'a11y.manual:!true'].join(';')}`;
}
