/** What a person sees of a page, in figures: edges, sums, sizes of type, headings. Read in the page. */

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** An amount of money, as a text of its own: not within a sentence or a button. */
export interface Sum extends Box {
  readonly text: string;
  /** Font size in pixels. */
  readonly size: number;
  readonly isCaption: boolean;
  /** The list that it belongs to and its column there: sums of one column end at one edge. `null`: it stands alone. */
  readonly column: string | null;
}

export interface Measures {
  /** The double rule below the masthead; `null` if there is none. */
  readonly rule: Box | null;
  readonly headerHeight: number;
  /** Edges of the content: of everything that has words or a rule. */
  readonly content: Box;
  /** Right edges of ruled lists, tables and rules that have nothing next to them. */
  readonly ruled: readonly number[];
  readonly sums: readonly Sum[];
  /** Every amount among the words, whether alone or in a sentence. */
  readonly amounts: readonly string[];
  /** References that may end a line at one of their hyphens. */
  readonly brokenReferences: readonly string[];
  /** Number of characters smaller than 16 px, and of all. */
  readonly characters: { readonly small: number; readonly all: number };
  /** Headings that nothing follows before the next one of their level. */
  readonly emptyHeadings: readonly string[];
  /** Items of the account's index that are marked as current. */
  readonly currentItems: readonly string[];
  /** Lower edge of the highest control in the accent colour; `null` if there is none. */
  readonly primaryAction: number | null;
}

/** Runs in the page. */
export function measurePage(): Measures {
  const MONEY = /[-−]?\d[\d\s.,]*\s(?:€|\$US|£)/gu;
  const boxOf = (target: Element | Range): Box => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return { left, right, top: top + scrollY, bottom: bottom + scrollY };
  };
  const clipped = new Map<Element, boolean>();
  function isClipped(element: Element): boolean {
    const known = clipped.get(element);
    if (known !== undefined) return known;
    const { clipPath } = getComputedStyle(element);
    // Other clips hide a margin only: that of the dots between facts.
    const found = clipPath === 'inset(50%)' || (element.parentElement !== null && isClipped(element.parentElement));
    clipped.set(element, found);
    return found;
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('option, [aria-hidden="true"]') &&
    !isClipped(element);
  // What lies between masthead and footer; on paper the document that is printed alone, where there is one.
  const frame = document.querySelector('main')?.closest('header ~ *') ?? document.body;
  const alone = [...document.querySelectorAll('[data-print-alone]')].filter(isShown);
  const roots = alone.length > 0 ? alone : [frame];

  const texts: { readonly node: Text; readonly parent: Element; readonly text: string }[] = [];
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (node instanceof Text && parent && text !== '' && text !== '·' && isShown(parent))
        texts.push({ node, parent, text });
    }
  }
  const rangeOf = (node: Text): Range => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range;
  };

  // References: a text breaks at their hyphens, unless they stand in a block of their own.
  const isWhole = ({ parentElement, data }: Text): boolean => {
    const { display, whiteSpace } = parentElement ? getComputedStyle(parentElement) : { display: '', whiteSpace: '' };
    return whiteSpace === 'nowrap' || (display !== 'inline' && /^[\w-]+$/.test(data.trim()));
  };
  const brokenReferences = texts.flatMap(({ node }) =>
    isWhole(node) ? [] : (node.data.match(/\b[A-Z]{2,4}(?:-[A-Z0-9]+)+(?![\w-])/g) ?? []),
  );

  // Sums.
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display === 'inline' && element.parentElement ? blockOf(element.parentElement) : element;
  const lists = [
    ...document.querySelectorAll('main ul, main ol, main dl, main table, main :has(> label), section ul, section dl'),
  ];
  const columnOf = (element: Element): string | null => {
    const list = lists.findLast((each) => each.contains(element));
    if (!list) return null;
    const cell = element.closest('td, th');
    const row = list.matches('table')
      ? element.closest('tr')
      : [...list.children].find((child) => child.contains(element));
    const start = row ? Math.round(row.getBoundingClientRect().left) : 0;
    const cells = row instanceof HTMLTableRowElement ? [...row.cells] : [];
    const before = cells.slice(0, cell instanceof HTMLTableCellElement ? cell.cellIndex : 0);
    const column = before.reduce((columns, { colSpan }) => columns + colSpan, 0);
    return [lists.indexOf(list), cell ? `column ${column}` : '', start].join(' ');
  };
  const sums = texts.flatMap(({ node, parent, text }): Sum[] => {
    const block = blockOf(parent);
    const [amount] = text.match(MONEY) ?? [];
    const around = (block.textContent ?? '').replace(MONEY, '').trim();
    if (amount === undefined || around.length > 12 || /\d/.test(around) || parent.closest('a, button')) return [];
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    const isCaption = parent.closest('caption, figcaption, small') !== null;
    return [{ text: amount.trim(), ...boxOf(rangeOf(node)), size, isCaption, column: columnOf(parent) }];
  });

  // Edges.
  const shows = (width: string, colour: string): boolean => Number.parseFloat(width) > 0 && !colour.endsWith(', 0)');
  const bordered = [
    ...frame.querySelectorAll('ul, ol, dl, table, section, article, form, div, fieldset, li, hr'),
  ].filter((element) => {
    const style = getComputedStyle(element);
    return (
      (shows(style.borderTopWidth, style.borderTopColor) || shows(style.borderBottomWidth, style.borderBottomColor)) &&
      isShown(element) &&
      element.clientWidth > 120
    );
  });
  // A bar goes from edge to edge of the page, without the gutter of a scrollbar; a card is as wide as it needs to be, and what is
  // in it as that.
  const isBar = ({ left, right }: Box): boolean => left <= 0 && right >= document.body.clientWidth;
  const outermost = bordered.filter((each) => {
    const { borderLeftWidth, borderLeftColor } = getComputedStyle(each);
    return (
      !shows(borderLeftWidth, borderLeftColor) &&
      !isBar(boxOf(each)) &&
      !bordered.some((other) => other !== each && other.contains(each))
    );
  });
  /** Whether a column at the right of this one has content. */
  const hasNeighbour = (element: Element): boolean => {
    if (element === frame || !element.parentElement) return false;
    const { right } = element.getBoundingClientRect();
    const isNext = [...element.parentElement.children].some(
      (other) =>
        other !== element &&
        isShown(other) &&
        other.getBoundingClientRect().left >= right - 1 &&
        other.textContent !== '',
    );
    return isNext || hasNeighbour(element.parentElement);
  };
  /** Whether it lies in a row that scrolls sideways: it may end outside of the page. */
  const isScrolled = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) ||
    (element.parentElement !== null && element !== frame && isScrolled(element.parentElement));
  const boxes = [
    ...texts.filter(({ parent }) => !isScrolled(parent)).map(({ node }) => boxOf(rangeOf(node))),
    ...bordered.filter((each) => !isScrolled(each)).map(boxOf),
  ].filter((box) => !isBar(box));
  const content = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const header = document.querySelector('header');
  // Of an element, or drawn over its whole width (`::after`).
  const rule = [...(header?.querySelectorAll('*') ?? [])].find(
    (each) =>
      isShown(each) &&
      [getComputedStyle(each), getComputedStyle(each, '::after')].some(({ borderTopWidth, borderBottomWidth }) =>
        [borderTopWidth, borderBottomWidth].some((width) => Number.parseFloat(width) >= 2.5),
      ),
  );

  // Headings.
  const levelOf = (element: Element): number => Number(/^H(\d)$/.exec(element.tagName)?.[1] ?? 0);
  const headings = roots
    .flatMap((root) => [...root.querySelectorAll('h1, h2, h3, h4')])
    .filter((each) => isShown(each) && each.textContent?.trim() !== '');
  const emptyHeadings = headings.filter((heading, index) => {
    const end = headings.slice(index + 1).find((next) => levelOf(next) <= levelOf(heading));
    const follows = (one: Node, other: Node): boolean =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return !texts.some(
      ({ node }) =>
        !heading.contains(node) && follows(heading, node) && (!end || (follows(node, end) && !end.contains(node))),
    );
  });

  // The primary action.
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = 'var(--color-primary)';
  const ground = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const primaries = [...frame.querySelectorAll('a, button')].filter(
    (each) => isShown(each) && getComputedStyle(each).backgroundColor === ground,
  );

  const count = (parts: typeof texts): number =>
    parts.reduce((total, { text }) => total + text.replaceAll(/\s/g, '').length, 0);
  const isSmall = ({ parent }: (typeof texts)[number]): boolean =>
    Number.parseFloat(getComputedStyle(parent).fontSize) < 15.9;
  return {
    rule: rule ? boxOf(rule) : null,
    headerHeight: header?.getBoundingClientRect().height ?? 0,
    content,
    ruled: outermost.filter((each) => !hasNeighbour(each)).map((each) => boxOf(each).right),
    sums,
    brokenReferences,
    amounts: texts.flatMap(({ text }) => text.match(MONEY) ?? []).map((amount) => amount.trim()),
    characters: { small: count(texts.filter(isSmall)), all: count(texts) },
    emptyHeadings: emptyHeadings.map((each) => each.textContent?.trim() ?? ''),
    currentItems: [...document.querySelectorAll('nav:not(footer nav, header nav) [aria-current]')].map(
      (each) => each.textContent?.trim() ?? '',
    ),
    primaryAction: primaries.length > 0 ? Math.min(...primaries.map((each) => boxOf(each).bottom)) : null,
  };
}
