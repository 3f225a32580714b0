/** Writes a page's choices into its address, and into the manager's around it, so that a link keeps them. */
export function writeAddress(entries: Readonly<Record<string, string>>): void {
  for (const place of new Set([window, window.parent])) {
    const url = new URL(place.location.href);
    for (const [name, value] of Object.entries(entries)) url.searchParams.set(name, value);
    // A path of a story is written as Storybook writes it.
    const href = url.href.replaceAll('%2F', '/');
    place.history.replaceState(place.history.state, '', href);
  }
}
