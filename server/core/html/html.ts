const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of HTML whose texts are escaped; only `html` makes one. */
export interface Markup {
  readonly markup: string;
}

type Part = Markup | readonly Markup[] | string | number | null;

function write(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => entities[character] ?? '');
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** HTML with texts put in, escaped: fit for the content of elements and for quoted attributes. `null` is nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: String.raw({ raw: strings }, ...parts.map(write)) };
}

/** A text that may begin with a day of French, whose first of a month stands raised: `1er décembre`. */
function dayMarkup(text: string): Markup {
  const [, rest] = /^1er( .*)$/su.exec(text) ?? [];
  return rest === undefined ? html`${text}` : html`1<sup>er</sup>${rest}`;
}

/** A text in which a reference, an address, a number or a day stays on one line. */
export function withWhole(text: string, [whole = '', ...others]: readonly string[]): Markup {
  if (whole === '') return others.length === 0 ? html`${text}` : withWhole(text, others);
  const [before = '', ...after] = text.split(whole);
  if (after.length === 0) return withWhole(text, others);
  const rest = withWhole(after.join(whole), others);
  return html`${withWhole(before, others)}<span class="whole">${dayMarkup(whole)}</span>${rest}`;
}
