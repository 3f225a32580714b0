/** Clauses 6.6 and 6.8: metadata, and files within the file. */
import { createHash } from 'node:crypto';
import type { PdfDictionary, PdfTree, PdfValue } from './tree.ts';
import { isText, nameOf } from './tree.ts';

const escaped: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/** The text of a property, also where it has one in each language. */
function propertyIn(xmp: string, name: string): string | null {
  const [, value = null] =
    new RegExp(`<${name}>\\s*(?:<rdf:(?:Alt|Seq|Bag)>\\s*<rdf:li[^>]*>)?([^<]*)`).exec(xmp) ?? [];
  return value && value.replaceAll(/&\w+;/g, (entity) => escaped[entity] ?? entity);
}

/** A text of the file’s information: in UTF-16 where it begins with a mark. */
function textOf(value: PdfValue): string {
  if (!isText(value)) return '';
  const bytes = Buffer.from(value.bytes, 'latin1');
  return value.bytes.startsWith('\xFE\xFF') ? bytes.subarray(2).swap16().toString('utf16le') : value.bytes;
}

/** `D:20261127100000Z` as in XML: `2026-11-27T10:00:00Z`. */
const moment = (date: string) => date.replace(/^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');

/** The property for each entry of the file’s information. */
const properties = {
  Title: 'dc:title',
  Author: 'dc:creator',
  Subject: 'dc:description',
  Keywords: 'pdf:Keywords',
  Creator: 'xmp:CreatorTool',
  Producer: 'pdf:Producer',
  CreationDate: 'xmp:CreateDate',
  ModDate: 'xmp:ModifyDate',
} as const;

/** Schemas that need no description. */
const PREDEFINED = ['dc', 'xmp', 'pdf', 'pdfaid', 'pdfaExtension', 'pdfaSchema', 'pdfaProperty', 'rdf', 'x'];

/** The properties of schemas of others that the file does not describe. */
function undescribed(xmp: string): readonly string[] {
  const used = [...xmp.matchAll(/<(\w+):(\w+)/g)].filter(([, prefix = '']) => !PREDEFINED.includes(prefix));
  return used.flatMap(([, prefix = '', name = '']) => {
    const [, space = ''] = new RegExp(`xmlns:${prefix}="([^"]+)"`).exec(xmp) ?? [];
    const isDescribed =
      xmp.includes(`<pdfaSchema:namespaceURI>${space}</pdfaSchema:namespaceURI>`) &&
      xmp.includes(`<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>`) &&
      xmp.includes(`<pdfaProperty:name>${name}</pdfaProperty:name>`);
    return isDescribed ? [] : [`6.6.2.3 ${prefix}:${name} is not described`];
  });
}

function fileFaults(pdf: PdfTree, file: PdfDictionary): readonly string[] {
  const [name, stream] = [textOf(pdf.follow(file.get('UF'))), pdf.dictionary(file.get('EF')).get('F')];
  const [attached, content] = [pdf.dictionary(stream), pdf.content(stream)];
  const parameters = pdf.dictionary(attached.get('Params'));
  const sum = parameters.get('CheckSum');
  const isNamed = name !== '' && textOf(pdf.follow(file.get('F'))) === name;
  const isRelated = ['Source', 'Data', 'Alternative', 'Supplement'].includes(nameOf(file.get('AFRelationship')) ?? '');
  const isWhole =
    content !== null &&
    parameters.get('Size') === content.length &&
    isText(sum) &&
    sum.bytes.toLowerCase() === createHash('md5').update(content).digest('hex');
  return [
    ...(isNamed ? [] : ['6.8 An attachment has no name']),
    ...(isRelated ? [] : ['6.8 An attachment is not related to the document']),
    ...(/^\w+\/[\w.+-]+$/.test(nameOf(attached.get('Subtype')) ?? '') ? [] : ['6.8 An attachment has no type']),
    ...(textOf(parameters.get('ModDate') ?? null) === '' ? ['6.8 An attachment has no date'] : []),
    ...(isWhole ? [] : ['6.8 An attachment is not as its parameters say']),
  ];
}

function attachmentFaults(pdf: PdfTree, xmp: string): readonly string[] {
  const files = pdf.dictionaries.filter((each) => nameOf(each.get('Type')) === 'Filespec');
  const associated = pdf.list(pdf.catalog.get('AF')).map((each) => pdf.dictionary(each));
  const named = pdf.list(pdf.dictionary(pdf.dictionary(pdf.catalog.get('Names')).get('EmbeddedFiles')).get('Names'));
  const listed = named.map((each) => pdf.dictionary(each));
  const invoice = propertyIn(xmp, 'fx:DocumentFileName');
  return [
    ...files.flatMap((file) => fileFaults(pdf, file)),
    ...(files.every((file) => associated.includes(file)) ? [] : ['6.8 An attachment is not associated']),
    ...(files.every((file) => listed.includes(file)) ? [] : ['6.8 An attachment is in no list']),
    ...(invoice === null || files.some((file) => textOf(file.get('UF') ?? null) === invoice)
      ? []
      : [`Factur-X 6.3 There is no ${invoice}`]),
  ];
}

/** Faults of the metadata, and of attachments. */
export function metadataFaults(pdf: PdfTree): readonly string[] {
  const stream = pdf.catalog.get('Metadata');
  const dictionary = pdf.dictionary(stream);
  const xmp = pdf.content(stream)?.toString() ?? '';
  const information = pdf.dictionary(pdf.trailer.get('Info'));
  const different = Object.entries(properties).filter(([entry, property]) => {
    const text = textOf(pdf.follow(information.get(entry)));
    return information.has(entry) && (entry.endsWith('Date') ? moment(text) : text) !== propertyIn(xmp, property);
  });
  return [
    ...(nameOf(dictionary.get('Subtype')) === 'XML' && !dictionary.has('Filter')
      ? []
      : ['6.6.2 Metadata are not plain XML']),
    ...(/^<\?xpacket begin="\uFEFF?" id="W5M0MpCehiHzreSzNTczkc9d"\?>[^]*<\?xpacket end="[rw]"\?>\s*$/.test(xmp)
      ? []
      : ['6.6.2.1 Metadata are no packet']),
    ...(/&(?!\w+;)|<[^/?\w]/.test(xmp) ? ['6.6.2.1 Metadata are not well-formed'] : []),
    ...(propertyIn(xmp, 'pdfaid:part') === '3' && ['A', 'B'].includes(propertyIn(xmp, 'pdfaid:conformance') ?? '')
      ? []
      : ['6.6.4 The file does not say that it is PDF/A-3']),
    ...different.map(([entry, property]) => `6.6.3 ${entry} is not ${property}`),
    ...undescribed(xmp),
    ...attachmentFaults(pdf, xmp),
  ];
}
