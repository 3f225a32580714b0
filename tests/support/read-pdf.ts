import { getDocumentProxy } from 'unpdf';

/** A PDF as its readers see it. */
export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  readonly pages: number;
  /** The text of all pages, its spaces plain. */
  readonly text: string;
  /** The roles of its structure, in their order; empty where it is not tagged. */
  readonly roles: readonly string[];
  /** Texts for images. */
  readonly alternatives: readonly string[];
  /** Embedded files, by name. */
  readonly files: ReadonlyMap<string, string>;
  /** The metadata of PDF/A and Factur-X, as XML. */
  readonly metadata: string;
}

/** A text with one kind of space, and one space between words. */
export function plain(text: string): string {
  return text.replaceAll(/[\s\u00A0\u2009\u202F]+/gu, ' ').trim();
}

interface Node {
  readonly role: string;
  readonly alt?: string;
  readonly children: readonly (Node | object)[];
}

function nodesOf({ role, alt = '', children }: Node): readonly { readonly role: string; readonly alt: string }[] {
  return [{ role, alt }, ...children.flatMap((child) => ('children' in child ? nodesOf(child) : []))];
}

/** Reads a PDF: its text, structure and files. Rejects for one that cannot be read. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { info } = await document.getMetadata();
  const valueOf = (name: string): string => {
    const value: unknown = Object.entries(info).find(([key]) => key === name)?.[1];
    return typeof value === 'string' ? value : '';
  };
  const texts: string[] = [];
  const nodes: { readonly role: string; readonly alt: string }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
    const tree: Node | null = await page.getStructTree();
    if (tree) nodes.push(...nodesOf(tree));
  }
  const files = new Map<string, string>();
  for (const name of (await document.getAttachments())?.keys() ?? []) {
    const content: unknown = await document.getAttachmentContent(name);
    if (content instanceof Uint8Array) files.set(name, Buffer.from(content).toString());
  }
  return {
    title: valueOf('Title'),
    language: valueOf('Language'),
    pages: document.numPages,
    text: plain(texts.join('\n')),
    roles: nodes.map(({ role }) => role),
    alternatives: nodes.flatMap(({ alt }) => (alt === '' ? [] : [alt])),
    files,
    // Metadata of PDF/A is never compressed.
    metadata:
      Buffer.from(file)
        .toString()
        .match(/<x:xmpmeta[^]*<\/x:xmpmeta>/)?.[0] ?? '',
  };
}

/** The lines of the first page, by their height above its foot, in points; texts of one size on one height are one line. */
export async function placedTexts(file: Uint8Array): Promise<readonly { readonly text: string; readonly y: number }[]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { items } = await (await document.getPage(1)).getTextContent();
  const lines = new Map<string, string>();
  for (const item of items) {
    if (!('str' in item)) continue;
    const y = Number(item.transform[5]).toFixed(1);
    lines.set(y, `${lines.get(y) ?? ''}${item.str}`);
  }
  return [...lines].map(([y, text]) => ({ text, y: Number(y) }));
}

/** The text of a PDF that was downloaded. Rejects for another answer. */
export async function pdfTextOf(answer: Response): Promise<string> {
  return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text;
}
