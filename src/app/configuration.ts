/** What the server's shell tells the page about the deployment: no inline script, so `<meta>` elements. */
export interface Configuration {
  /** Whether the language stands in the paths of pages and calls (specification §2, §7): the server's setting. */
  readonly prefixRouting: boolean;
}

export function readConfiguration(): Configuration {
  const content = document.querySelector('meta[name="prefix-routing"]')?.getAttribute('content');
  return { prefixRouting: content !== 'off' };
}
