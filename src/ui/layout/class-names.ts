/** Joins the class names that apply. A stylesheet that lacks one gives `undefined`, which adds nothing. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
