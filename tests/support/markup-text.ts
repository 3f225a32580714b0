/** The visible text of a markup. */
export function markupText(markup: string): string {
  return markup
    .replace(/<br ?\/?>|<\/(?:p|div|h\d|li|td|th|tr|dt|dd|address|caption|strong)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
