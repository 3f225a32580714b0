/** Words of headings and buttons that end within themselves, for want of width; evaluated in a page. */
export function brokenWords(): readonly string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('h1, h2, h3, legend, th, button')) {
    // For screen readers only.
    if (getComputedStyle(element).clipPath !== 'none') continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      // A longer word may have to be broken; hyphens allow it.
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,18}(?![\p{L}\p{N}])/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) found.push(`“${word}” of “${element.textContent.trim().slice(0, 40)}”`);
      }
    }
  }
  return found;
}
