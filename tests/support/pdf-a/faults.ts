/**
 * Checks a PDF against PDF/A-3a (ISO 19005-3): the rules of its profile that a file of our writer could break. It reads the object
 * tree itself: a fresh machine has no other judge. Each fault begins with the clause.
 */
import { fontFaults } from './font-faults.ts';
import { metadataFaults } from './metadata-faults.ts';
import type { PdfDictionary, PdfOperation, PdfValue } from './tree.ts';
import { isText, nameOf, operationsOf, PdfTree } from './tree.ts';

const isNameOf = (value: PdfValue | undefined, ...names: readonly string[]): boolean =>
  names.includes(nameOf(value) ?? '');

/** Clauses 6.1: header, trailer, streams, limits. */
function syntaxFaults(pdf: PdfTree): readonly string[] {
  const { source, trailer, objects, dictionaries } = pdf;
  const identifiers = pdf.list(trailer.get('ID')).filter((each) => isText(each) && each.bytes.length === 16);
  const streams = [...objects].flatMap(([number, { value, stream }]) =>
    stream ? [{ number, dictionary: pdf.dictionary(value) }] : [],
  );
  const texts = [...objects.values()].flatMap(({ value }) => textsIn(value));
  return [
    ...(/^%PDF-1\.[0-7]\n%[\x80-\xff]{4,}\n/.test(source) ? [] : ['6.1.2 The header is not that of a binary PDF']),
    ...(identifiers.length === 2 ? [] : ['6.1.3 The trailer has no ID']),
    ...(trailer.has('Encrypt') ? ['6.1.3 The file is encrypted'] : []),
    ...(/\n%%EOF\r?\n?$/.test(source) ? [] : ['6.1.3 Data follow the end of the file']),
    ...streams.flatMap(({ number, dictionary }) => [
      ...(['F', 'FFilter', 'FDecodeParms'].some((key) => dictionary.has(key))
        ? [`6.1.7.1 Stream ${number} is in another file`]
        : []),
      ...([dictionary.get('Filter') ?? { name: 'FlateDecode' }]
        .flat()
        .every((filter) => isNameOf(filter, 'FlateDecode'))
        ? []
        : [`6.1.7.2 Stream ${number} has another filter than FlateDecode`]),
    ]),
    ...texts.filter((text) => text.length > 32_767).map((text) => `6.1.13 A text has ${text.length} bytes`),
    ...dictionaries
      .flatMap((each) => [...each.keys()])
      .filter((name) => name.length > 127)
      .map((name) => `6.1.13 A name is too long: ${name}`),
  ];
}

function textsIn(value: PdfValue): readonly string[] {
  if (isText(value)) return [value.bytes];
  if (value instanceof Map) return [...value.values()].flatMap(textsIn);
  return Array.isArray(value) ? value.flatMap(textsIn) : [];
}

/** Clause 6.2.3: one output intent, with a profile for RGB that is no newer than ICC 4. */
function outputFaults(pdf: PdfTree): readonly string[] {
  const intents = pdf.list(pdf.catalog.get('OutputIntents')).map((each) => pdf.dictionary(each));
  const [intent] = intents;
  if (!intent || intents.length > 1) return ['6.2.3 There is not one output intent'];
  const profile = pdf.content(intent.get('DestOutputProfile'));
  if (!isNameOf(intent.get('S'), 'GTS_PDFA1') || !isText(intent.get('OutputConditionIdentifier')) || !profile)
    return ['6.2.3 The output intent has no profile'];
  const field = (at: number) => profile.toString('latin1', at, at + 4);
  const isProfile = profile.readUInt32BE(0) === profile.length && field(36) === 'acsp' && profile.readUInt8(8) <= 4;
  const isForRgb = field(16) === 'RGB ' && ['mntr', 'prtr'].includes(field(12));
  const components = pdf.dictionary(intent.get('DestOutputProfile')).get('N');
  return isProfile && isForRgb && components === 3 ? [] : ['6.2.3 The output profile is not one for RGB'];
}

/** Operators that draw. */
const DRAWING = ['Tj', 'TJ', "'", '"', 'Do', 'sh', 'f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*'];

/** How deep each operation stands in marked content, before it is done. */
function depthsOf(operations: readonly PdfOperation[]): readonly number[] {
  let depth = 0;
  return operations.map(({ operator }) => {
    const before = depth;
    if (operator === 'BDC' || operator === 'BMC') depth += 1;
    if (operator === 'EMC') depth -= 1;
    return before;
  });
}

/** Clauses 6.2.4 and 6.7: colors of pages, and whether all that they draw is tagged. */
function pageFaults(pdf: PdfTree, page: PdfDictionary, index: number): readonly string[] {
  const content = pdf.content(page.get('Contents'));
  if (content === null) return [`6.2.2 Page ${index + 1} has no content`];
  const operations = operationsOf(content);
  const depths = depthsOf(operations);
  const marked = operations.flatMap(({ operator, operands: [, properties] }) =>
    operator === 'BDC' && pdf.dictionary(properties).has('MCID') ? [pdf.dictionary(properties).get('MCID')] : [],
  );
  const parents = parentsOf(pdf, page.get('StructParents'));
  const untagged = operations.filter(({ operator }, at) => DRAWING.includes(operator) && depths[at] === 0);
  const colors = operations.filter(
    ({ operator, operands: [space] }) =>
      ['k', 'K', 'BI', 'ri'].includes(operator) ||
      (['cs', 'CS'].includes(operator) && !isNameOf(space, 'DeviceRGB', 'DeviceGray')),
  );
  return [
    ...colors.map(({ operator }) => `6.2.4 Page ${index + 1} has a color that the output profile lacks: ${operator}`),
    ...untagged.map(({ operator }) => `6.7.2 Page ${index + 1} draws outside of its structure: ${operator}`),
    ...(marked.length === parents.length && marked.every((each) => typeof each === 'number' && parents[each] !== null)
      ? []
      : [`6.7.3 Page ${index + 1} has content that is not in the structure`]),
  ];
}

/** The elements to which the marked content of a page belongs, by its number. */
function parentsOf(pdf: PdfTree, key: PdfValue | undefined): readonly PdfValue[] {
  const tree = pdf.dictionary(pdf.dictionary(pdf.catalog.get('StructTreeRoot')).get('ParentTree'));
  const numbers = pdf.list(tree.get('Nums'));
  return pdf.list(numbers[numbers.indexOf(key ?? null) + 1]).map((each) => pdf.follow(each));
}

const ACTIONS = ['Launch', 'Sound', 'Movie', 'ResetForm', 'ImportData', 'Hide', 'SetOCGState', 'Rendition', 'Trans'];

/** Clauses 6.2.8 to 6.5, 6.9 to 6.11: what no dictionary of the file may have. */
function contentFaults(pdf: PdfTree): readonly string[] {
  return pdf.dictionaries.flatMap((each) => [
    ...(isNameOf(each.get('Subtype'), 'Image') &&
    (each.get('Interpolate') === true ||
      each.has('Alternates') ||
      !isNameOf(pdf.follow(each.get('ColorSpace')), 'DeviceRGB', 'DeviceGray'))
      ? ['6.2.8 An image has a color space of its own, an alternative, or is interpolated']
      : []),
    ...(isNameOf(each.get('S'), 'Transparency') && !each.has('CS')
      ? ['6.2.10 A transparency group has no color space']
      : []),
    ...(isNameOf(each.get('Type'), 'ExtGState') &&
    (['TR', 'TR2', 'HTP'].some((key) => each.has(key)) || !isNameOf(each.get('BM') ?? { name: 'Normal' }, 'Normal'))
      ? ['6.2.5 A graphics state has a transfer function, or blends']
      : []),
    ...(isNameOf(each.get('Subtype'), 'PS') || each.has('OPI') ? ['6.2.9 There is PostScript'] : []),
    ...(isNameOf(each.get('Type'), 'Annot') && each.get('F') !== 4 ? ['6.3.2 An annotation is not printed'] : []),
    ...(each.has('JS') || each.has('AA') || isNameOf(each.get('S'), 'JavaScript', ...ACTIONS)
      ? ['6.5 The file does something']
      : []),
    ...['XFA', 'NeedAppearances', 'AcroForm', 'OCProperties', 'AlternatePresentations', 'PresSteps', 'Requirements']
      .filter((key) => each.has(key))
      .map((key) => `6.4 The file has ${key}`),
  ]);
}

/** Clause 6.7: structure and language. */
function structureFaults(pdf: PdfTree): readonly string[] {
  const { catalog } = pdf;
  const isMarked = pdf.dictionary(catalog.get('MarkInfo')).get('Marked') === true;
  const root = pdf.dictionary(catalog.get('StructTreeRoot'));
  const language = catalog.get('Lang');
  return [
    ...(isMarked && root.has('K') ? [] : ['6.7.2 The file has no structure']),
    ...(isText(language) && /^[a-z]{2}(?:-[A-Z]{2})?$/.test(language.bytes) ? [] : ['6.7.4 The file has no language']),
  ];
}

/** The rules of PDF/A-3a that a file breaks. Throws for a file that cannot be read. */
export function archiveFaults(file: Uint8Array): readonly string[] {
  const pdf = new PdfTree(file);
  const faults = [
    ...syntaxFaults(pdf),
    ...outputFaults(pdf),
    ...pdf.pages.flatMap((page, index) => pageFaults(pdf, page, index)),
    ...contentFaults(pdf),
    ...structureFaults(pdf),
    ...fontFaults(pdf),
    ...metadataFaults(pdf),
  ];
  return [...new Set(faults)];
}
