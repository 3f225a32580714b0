/** Has the browser save a text as a file, under a name that it proposes. */
export function saveFile({ name, text }: { readonly name: string; readonly text: string }, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the content when the click is over.
  URL.revokeObjectURL(url);
}
