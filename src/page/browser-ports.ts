/** 128 random bits as text; `crypto.randomUUID` does not exist on plain http beyond this machine. */
export function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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

/** Has the browser save a text as a file, under a name that it proposes. */
export function saveFile({ name, text }: { readonly name: string; readonly text: string }, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the content when the click is over.
  URL.revokeObjectURL(url);
}
