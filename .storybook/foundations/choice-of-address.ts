/** What the address asks of a page; the manager hands its query on. Empty where it asks for nothing. */
export function choiceOfAddress(name: string): string {
  return new URLSearchParams(window.location.search).get(name) ?? '';
}
