/** One part of a message, decoded. */
interface Part {
  readonly type: string;
  readonly text: string;
}

/** A message as a reader sees it. */
export interface ReadMessage {
  /** Headers by their name in lower case, unfolded and decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly parts: readonly Part[];
}

function decodeBytes(text: string, pattern: RegExp): string {
  const percent = text.replaceAll('%', '%25').replace(pattern, '%$1');
  return decodeURIComponent(percent);
}

/** Encoded words of a header (RFC 2047), in UTF-8; blanks between two of them do not count. */
function decodeHeader(value: string): string {
  return value
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decodeBytes(text.replaceAll('_', ' '), /=([\dA-F]{2})/gi),
    );
}

function split(source: string): { readonly headers: ReadonlyMap<string, string>; readonly body: string } {
  const end = source.indexOf('\n\n');
  const lines = source
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeHeader(line.slice(colon + 1).trim())] as const;
  });
  return { headers: new Map(headers), body: source.slice(end + 2) };
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  return decodeBytes(body.replace(/=\n/g, ''), /=([\dA-F]{2})/g);
}

/** Reads a message that `compose` made: its headers, and its text and html. */
export function readMessage(source: string): ReadMessage {
  const { headers, body } = split(source.replaceAll('\r\n', '\n'));
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const sections = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1);
  return {
    headers,
    parts: sections.map((section) => {
      const part = split(section.replace(/^\n/, ''));
      const type = part.headers.get('content-type')?.split(';')[0] ?? '';
      return { type, text: decodeBody(part.body, part.headers.get('content-transfer-encoding')) };
    }),
  };
}
