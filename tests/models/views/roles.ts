/** Roles in a screen reader's output of a page. */

/** Elements whose name says everything about them. */
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

/** Elements of a table, which are named by what stands in them. */
export const cells: ReadonlySet<string> = new Set(['cell', 'columnheader', 'row', 'rowheader']);

/** Elements that hold others, and are worth a line of their own. */
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
