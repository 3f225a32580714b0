/** Path patterns of pages, as the engine reads them: for the table of pages, and for the server. */
export type { Params, Place } from '../machines/engine/path.ts';
export { isPlaceOf, linkTo, matchPath, queryKeys, specificity } from '../machines/engine/path.ts';
