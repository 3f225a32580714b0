/** What of a page axe is to look at for its colours and the sizes of its targets: all of which the verdict is not known yet. */

export interface Unjudged {
  /** Elements with words of their own, and fields, by what their contrast depends on; '' where that cannot be told. */
  readonly texts: ReadonlyMap<Element, string>;
  /** Targets that may be too small, or have too little room. */
  readonly crowded: readonly Element[];
}

/** What all that is painted over or within an element stands on. */
interface Ground {
  readonly paint: string;
  readonly box: DOMRect;
}

/**
 * Finds what is to be judged, in the page.
 *
 * The contrast of a text depends on its own colour, size, weight, shadow and stroke, and on what lies behind it: ancestors
 * with a ground, an opacity, a blending, a clipping or an overflow of their own, each of which holds all lines of the text
 * or does not. A text that is the same in all of these as one that axe has measured is known, whatever else stands in the
 * page. Where something else with a ground, or a picture, lies at one of its lines, a text is never known. Nor does one
 * become known that axe has passed over, as the label of a disabled field, or could not tell (`complaintsOf`).
 *
 * A target breaks the rule only where it is less than 24 pixels wide or high and another is nearer than that, or where
 * another lies over it (WCAG 2.2, 2.5.8): all others are left out.
 * @param setting Names what axe's verdicts depend on beside styles.
 */
export function findUnjudged(setting: string): Unjudged {
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element): DOMRect => {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  };
  const isHeld = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right;
  const isNear = (one: DOMRect, other: DOMRect, gap: number): boolean =>
    one.left < other.right + gap &&
    other.left < one.right + gap &&
    one.top < other.bottom + gap &&
    other.top < one.bottom + gap;

  const groundsOf = new Map<Element, readonly Ground[]>();
  const seen: Element[] = [];
  /** What hides or colours what is not in it. */
  const covering: Element[] = [];
  const read = (element: Element, behind: readonly Ground[]): void => {
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, mixBlendMode, clipPath, overflow, display } = style;
    // Axe sees no more than a person of what is as clear as glass or cut away, and nothing that is in it.
    if (!element.checkVisibility() || opacity === '0' || clipPath === 'inset(50%)') return;
    const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
    const isPlain = opacity === '1' && mixBlendMode === 'normal' && clipPath === 'none' && overflow === 'visible';
    const paint = [backgroundColor, backgroundImage, opacity, mixBlendMode, clipPath, overflow, display].join(';');
    const grounds = isPlain && !isFilled ? behind : [...behind, { paint, box: boxOf(element) }];
    if (style.visibility === 'visible') {
      groundsOf.set(element, grounds);
      seen.push(element);
      if (isFilled || element.matches('img, svg, canvas, video, object, iframe')) covering.push(element);
    }
    for (const child of element.children) {
      if (!child.matches('.sb-wrapper, #storybook-docs, #storybook-highlights-root')) read(child, grounds);
    }
  };
  read(document.documentElement, []);

  /** Where an element's own words stand. */
  const linesOf = (element: Element): readonly DOMRect[] => {
    // Of these axe judges no colours.
    if (element.matches('option, optgroup, input:is([type="checkbox"], [type="radio"], [type="range"])')) return [];
    if (element.matches('input, select, textarea')) return [boxOf(element)];
    return [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || node.data.trim() === '') return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  };
  const keyOf = (element: Element, lines: readonly DOMRect[]): string => {
    // By less than a pixel nothing hides what is written in a line.
    const isLyingOn = (other: Element): boolean => lines.some((line) => isNear(line, boxOf(other), -1));
    if (covering.some((other) => !other.contains(element) && isLyingOn(other))) return '';
    const { color, fontSize, fontWeight, textShadow, webkitTextStroke } = getComputedStyle(element);
    const behind = groundsOf.get(element)?.map(({ paint, box }) => [paint, lines.every((line) => isHeld(line, box))]);
    return JSON.stringify([setting, color, fontSize, fontWeight, textShadow, webkitTextStroke, behind]);
  };
  const texts = new Map<Element, string>();
  for (const element of seen) {
    const lines = linesOf(element);
    if (lines.length === 0) continue;
    const key = keyOf(element, lines);
    if (!window.measured?.has(key)) texts.set(element, key);
  }

  const targets = seen.filter((element) =>
    element.matches(
      'a[href], area, button, input, select, textarea, summary, iframe, [contenteditable], [tabindex][role]',
    ),
  );
  const crowded = targets.filter((target) => {
    const box = boxOf(target);
    const gap = Math.min(box.width, box.height) < 24 ? 24 : 0;
    return targets.some((other) => other !== target && isNear(box, boxOf(other), gap));
  });
  return { texts, crowded };
}
