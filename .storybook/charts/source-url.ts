/** How to open a file of the sources: `vscode://file/home/me/desk/{path}:{line}`, or a page of a repository. */
const pattern: unknown = import.meta.env['STORYBOOK_SOURCE_URL'];

/**
 * A link to a place in the sources, `machines/invoice/invoice.machine.ts:120`; `null` where no URL pattern is
 * configured.
 */
export function sourceUrlOf(place: string | null): string | null {
  if (place === null || typeof pattern !== 'string' || pattern === '') return null;
  const [path = '', line = '1'] = place.split(':');
  return pattern.replace('{path}', path).replace('{line}', line);
}
