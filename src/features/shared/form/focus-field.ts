/** The control of a field on the page: named so itself, or the first of its parts. */
function controlOf(field: string): HTMLElement | null {
  const name = CSS.escape(field);
  const controls = [
    ...document.querySelectorAll<HTMLElement>(`main :is(#${name}, [name="${name}"], [name^="${name}."])`),
  ];
  const focusable = controls.filter((element) => element.matches('input, select, textarea, button'));
  return focusable.find((element) => element.matches(':checked')) ?? focusable[0] ?? null;
}

/** Moves the focus to a field of the step that has just been asked for, after its heading has taken it; else it stays there. */
export function focusFieldOfNextStep(field: string): void {
  queueMicrotask(() => controlOf(field)?.focus());
}
