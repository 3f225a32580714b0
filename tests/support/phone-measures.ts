/** Faults of a page on a phone. */

/** Overflows: a page that scrolls sideways, and truncated texts. Runs in the page. */
export function misfits(): readonly string[] {
  const root = document.documentElement;
  const widest = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && element.childElementCount === 0,
  );
  const scrolls =
    root.scrollWidth > root.clientWidth
      ? [
          `scrolls to ${root.scrollWidth}: ${widest
            .map((element) => element.outerHTML.slice(0, 80))
            .slice(0, 4)
            .join(' | ')}`,
        ]
      : [];
  const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { overflowX, clipPath } = getComputedStyle(element);
    return overflowX === 'hidden' && clipPath === 'none' && element.scrollWidth > element.clientWidth + 1;
  });
  return [...scrolls, ...cut.map((element) => `cuts "${element.textContent}"`)];
}

/** Touch targets below 44 px, outside of tables and running text. Runs in the page. */
export function smallTargets(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('a, button, summary, label:has(input), select, input')].flatMap(
    (element) => {
      const { width, height } = element.getBoundingClientRect();
      const isTarget =
        element.checkVisibility() &&
        width > 1 &&
        !element.closest('table, label:has(input) *') &&
        getComputedStyle(element).display !== 'inline' &&
        !element.matches('[type=checkbox], [type=radio]');
      return isTarget && (height < 43.5 || width < 43.5)
        ? [`${element.textContent} ${Math.round(width)} x ${Math.round(height)}`]
        : [];
    },
  );
}
