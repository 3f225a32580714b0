/** A page as a screen reader presents it: roles, names, states and words, one line each. */
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';
import { cells, holders, leaves } from './roles.ts';

/** Styles by kind of element: without style sheets they depend on nothing else, and computing them takes half of a name's time. */
const styles = new Map<string, CSSStyleDeclaration>();

/** What `getComputedStyle` says of the display of an element; no page hides anything by its visibility. */
function styleOf(element: Element): CSSStyleDeclaration {
  const kind = [
    element.localName,
    ...['hidden', 'style', 'type', 'open'].map((name) => element.getAttribute(name)),
  ].join();
  const known = styles.get(kind);
  if (known) return known;
  const { style } = document.createElement('i');
  style.display = window.getComputedStyle(element).display;
  styles.set(kind, style);
  return style;
}

const options = { getComputedStyle: styleOf, computedStyleSupportsPseudoElements: false };

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The readable value of a control. */
function valueOf(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.textContent ?? '';
  const isText =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !/^(?:checkbox|radio)$/.test(element.type));
  return isText ? element.value : '';
}

function statesOf(element: Element): readonly string[] {
  const isOn = (name: string): boolean => element.getAttribute(`aria-${name}`) === 'true';
  const current = element.getAttribute('aria-current');
  const href = element.getAttribute('href');
  return [
    ...(element instanceof HTMLHeadingElement ? [element.localName.slice(1)] : []),
    ...(href === null ? [] : [href]),
    ...(element.matches(':checked') && element.localName === 'input' ? ['checked'] : []),
    ...(element.matches(':disabled') || isOn('disabled') ? ['disabled'] : []),
    ...['expanded', 'invalid', 'required', 'busy', 'pressed'].filter(isOn),
    ...(current === null || current === 'false' ? [] : [`current ${current}`]),
  ];
}

function lineOf(role: string, element: Element): string {
  const name = cells.has(role) ? '' : tidy(computeAccessibleName(element, options));
  const description = leaves.has(role) ? tidy(computeAccessibleDescription(element, options)) : '';
  const value = valueOf(element);
  const states = statesOf(element);
  return [
    role,
    ...(name === '' ? [] : [`“${name}”`]),
    ...(states.length === 0 ? [] : [`[${states.join(', ')}]`]),
    ...(value === '' ? [] : [`= ${value}`]),
    ...(description === '' ? [] : [`(${description})`]),
  ].join(' ');
}

/** The layout around every page, which belongs to no chart. */
const around = 'header, footer, nav, a[href="#main"]';

/** Hidden elements. The content of a collapsed disclosure is not one of them: its button and the browser's search expand it. */
const hidden = ':is([hidden], [aria-hidden=true]):not([hidden=until-found])';

/** Whether an element is silent, or already read as the name of another one. */
function isSilent(element: Element): boolean {
  return (
    (element.matches(around) && element.closest('main') === null) ||
    element.matches(`${hidden}, [style*="display: none"], script, style, template`) ||
    element.matches('legend, caption, label[for]') ||
    (element.localName === 'span' && element.parentElement?.getAttribute('aria-labelledby') === element.id)
  );
}

function roleOf(element: Element): string {
  return element.matches('th[scope=row]:not([role])') ? 'rowheader' : (getRole(element) ?? '');
}

/** The text of an element and its descendants, in order, without the layout around every page. */
export function outlineOf(root: Element): readonly string[] {
  const lines: string[] = [];
  let words = '';
  const say = (depth: number): void => {
    if (tidy(words) !== '') lines.push(`${'  '.repeat(depth)}${tidy(words)}`);
    words = '';
  };
  /** A label around its control is that control's name. */
  const hear = (node: Node, depth: number): void => {
    if (!(node instanceof Element)) {
      if (node instanceof Text) words += node.data;
      return;
    }
    if (isSilent(node)) return;
    const labelled = node instanceof HTMLLabelElement ? node.control : null;
    if (labelled) return hear(labelled, depth);
    const role = roleOf(node);
    const isLeaf = leaves.has(role);
    const isOwnLine = isLeaf || holders.has(role);
    const isBlock = isOwnLine || /^(?:p|div|dt|dd|li|fieldset|legend|section|ul|ol|dl)$/.test(node.localName);
    if (isBlock) say(depth);
    if (isOwnLine) lines.push(`${'  '.repeat(depth)}${lineOf(role, node)}`);
    if (isLeaf) return;
    const inner = isOwnLine ? depth + 1 : depth;
    for (const child of node.childNodes) hear(child, inner);
    // A cell with words alone is one line.
    const last = lines.length - 1;
    if (cells.has(role) && role !== 'row' && lines[last] === `${'  '.repeat(depth)}${role}` && tidy(words) !== '') {
      lines[last] += `: ${tidy(words)}`;
      words = '';
    }
    if (isBlock) say(inner);
  };
  hear(root, 0);
  say(0);
  return lines;
}
