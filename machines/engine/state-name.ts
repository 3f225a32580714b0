/** The leaves of a state value, dot-joined, parallel regions side by side: `ready.identity.signedOut access.allowed`. */
export function stateName(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const names = Object.entries(value).map(([key, below]) => [key, stateName(below)].filter(Boolean).join('.'));
  return names.join(' ');
}

/** The leaves of a state value, each with its whole path: `ready.identity.signedOut`, `ready.access.allowed`. */
export function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => leavesOf(below).map((leaf) => `${key}.${leaf}`));
}
