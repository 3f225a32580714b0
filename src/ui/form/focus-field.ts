/** Focuses the field, or the one around it. */
export function focusField(field: string): void {
  const element = document.getElementById(field);
  const end = field.lastIndexOf('.');
  if (element) element.focus();
  else if (end !== -1) focusField(field.slice(0, end));
}
