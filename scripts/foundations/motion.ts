/** What moves by itself, and what that costs. */
import type { StyleRule } from './styles.ts';

/** What the browser's compositor moves, or what changes at once: the page's own thread has nothing to do with it. */
const FREE = new Set(['transform', 'translate', 'scale', 'rotate', 'opacity', 'visibility']);

/** What is wrong with animations, one sentence each: a page that waits would lay out or paint in each frame. */
export function motionFaults(rules: readonly StyleRule[]): readonly string[] {
  return rules.flatMap(({ file, when, declarations }) => {
    const [, name] = /@keyframes (\S+)$/.exec(when) ?? [];
    if (name === undefined) return [];
    return declarations
      .filter(({ property }) => !FREE.has(property) && !property.startsWith('animation-'))
      .map(({ property }) => `${file}, ${name} animates ${property}, drawn anew in each frame: animate a transform.`);
  });
}
