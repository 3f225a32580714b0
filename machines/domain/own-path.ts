/** The longest way back that is carried along, in characters. */
const LONGEST_PATH = 500;

/**
 * Whether a text is a path of this origin, with or without a query: `/account/invoices?step=check`. To a browser `//host` and
 * `/\host` are other origins, which it reads past tabs and line ends, too.
 */
export function isOwnPath(text: string): boolean {
  return text.length <= LONGEST_PATH && /^\/(?![/\\])[^\t\n\r]*$/.test(text);
}
