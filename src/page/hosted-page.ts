/** The hosted page's address. Throws for anything but http: an answer cannot make the page run a script. */
function hostedAddress(url: string): string {
  const { protocol, href } = new URL(url, window.location.origin);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`A payment page cannot be at ${protocol}`);
  return href;
}

/** Leaves the application for the provider's page. */
export function openHostedPage(_: unknown, { url }: { readonly url: string | null }): void {
  if (url !== null) window.location.assign(hostedAddress(url));
}
