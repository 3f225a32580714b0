/** Colours as the system has them, or as the person wants them here. */
export const schemes = ['system', 'light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** Whether a stored text is a scheme. */
export function isScheme(text: unknown): text is Scheme {
  return schemes.some((scheme) => scheme === text);
}

/** Shows the page in a scheme from now on; `tokens.css` does the rest. */
export function applyScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
}
