/** Where Storybook shows the foundations: ids of their pages. */

/** The pages, in the order of the sidebar. */
export const foundationsPages = ['tokens', 'type', 'words', 'components'] as const;

export type FoundationsPage = (typeof foundationsPages)[number];

/** Id of a page. */
export function foundationsId(page: FoundationsPage): string {
  return `foundations--${page}`;
}
