/** A comment of the sources, with its names in backquotes as code. */
export function SaidText({ text }: { readonly text: string }) {
  return text.split('`').map((part, place) => {
    const key = `${place} ${part}`;
    return place % 2 === 1 ? <code key={key}>{part}</code> : part;
  });
}
