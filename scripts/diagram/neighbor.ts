import type { DrawnBox } from './drawing.ts';

/** A key that moves from state to state. */
export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export function isArrow(key: string): key is Arrow {
  return /^Arrow(?:Left|Right|Up|Down)$/.test(key);
}

/** How much more a pixel to the side counts than one ahead. */
const ASIDE = 2;

/** The nearest state in the direction of an arrow, among those without drawn inner states. */
export function neighborOf(boxes: readonly DrawnBox[], from: DrawnBox, arrow: Arrow): DrawnBox | null {
  const [isSideways, sign] = [/Left|Right/.test(arrow), /Right|Down/.test(arrow) ? 1 : -1];
  const ahead = boxes.flatMap((box) => {
    const [x, y] = [box.x + box.width / 2 - from.x - from.width / 2, box.y + box.height / 2 - from.y - from.height / 2];
    const [along, aside] = isSideways ? [x * sign, Math.abs(y)] : [y * sign, Math.abs(x)];
    return box.isGroup || box.id === from.id || along <= 0 ? [] : [{ box, distance: along + ASIDE * aside }];
  });
  return ahead.toSorted((one, other) => one.distance - other.distance)[0]?.box ?? null;
}
