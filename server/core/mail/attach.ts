/** A file that goes with a message. */
export interface Attachment {
  /** ASCII, without quotes: `Facture-FA-2026-0413.pdf`. */
  readonly name: string;
  readonly type: 'application/pdf';
  readonly content: Buffer;
}

const EOL = '\r\n';

/** A part's end, which no line of a message or of base64 is. */
const BOUNDARY = '=_document_=';

function partOf({ name, type, content }: Attachment): readonly string[] {
  return [
    `--${BOUNDARY}`,
    `Content-Type: ${type}; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename="${name}"`,
    '',
    content.toString('base64').replaceAll(/.{76}(?=.)/g, `$&${EOL}`),
  ];
}

/** A MIME message of `compose` with files, at least one: what it was becomes the first part (RFC 2046, 5.1.3). */
export function attach(source: string, files: readonly Attachment[]): string {
  const end = source.indexOf(EOL + EOL);
  // A folded header goes on in lines that begin with a blank.
  const headers = source.slice(0, end).split(/\r\n(?![ \t])/);
  const isOfBody = (header: string): boolean => /^content-(?:type|transfer-encoding):/i.test(header);
  return [
    ...headers.filter((header) => !isOfBody(header)),
    `Content-Type: multipart/mixed; boundary="${BOUNDARY}"`,
    '',
    `--${BOUNDARY}`,
    ...headers.filter(isOfBody),
    '',
    source.slice(end + 2 * EOL.length).trimEnd(),
    ...files.flatMap(partOf),
    `--${BOUNDARY}--`,
    '',
  ].join(EOL);
}
