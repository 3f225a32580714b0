/** Roles in a screen reader's output of a page. */

/** Roles whose accessible name says everything. */
export const leaves: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'heading',
  'img',
  'link',
  'radio',
  'searchbox',
  'switch',
  'textbox',
]);

/** Roles in a table, named by their content. */
export const cells: ReadonlySet<string> = new Set(['cell', 'columnheader', 'row', 'rowheader']);

/** Container roles with a line of their own. */
export const holders: ReadonlySet<string> = new Set([
  ...cells,
  'alert',
  'complementary',
  'dialog',
  'form',
  'group',
  'list',
  'listitem',
  'main',
  'navigation',
  'radiogroup',
  'region',
  'status',
  'table',
]);
