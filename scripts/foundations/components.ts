/** The components of src/ui: what they are for, what they take, and their stories. */
import { posix, resolve } from 'node:path';
import { builtinResolvers, makeFsImporter, parse as parseDocs } from 'react-docgen';
import { loadCsf } from 'storybook/internal/csf-tools';
import { parseSync } from 'vite';

export interface Prop {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly note: string;
}

export interface Component {
  readonly name: string;
  readonly file: string;
  readonly note: string;
  readonly props: readonly Prop[];
  /** The type of its props as it is written, where their list does not say everything. */
  readonly written: string | null;
}

/** A story of a component. */
export interface ComponentStory {
  readonly id: string;
  /** `UI/Button` */
  readonly title: string;
  readonly name: string;
  readonly exportName: string;
  /** The file that it is written in. */
  readonly file: string;
  /** The component that it is about; `null` where it is about several. */
  readonly component: string | null;
  /** Names of what it draws itself: `<Stack>`, `<Actions>`. */
  readonly draws: readonly string[];
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The text of the type that a component's one parameter has; that of its declaration, where the file declares it. */
function typeWritten(file: string, text: string, component: string): string | null {
  const { body } = parseSync(file, text).program;
  const declarations = body.map((each) => (each.type === 'ExportNamedDeclaration' ? each.declaration : each));
  const own = declarations.find((each) => each?.type === 'FunctionDeclaration' && each.id?.name === component);
  const [parameter] = own?.type === 'FunctionDeclaration' ? own.params : [];
  const annotation = parameter && 'typeAnnotation' in parameter ? parameter.typeAnnotation?.typeAnnotation : undefined;
  if (!annotation) return null;
  const name = text.slice(annotation.start, annotation.end).replace(/<.*$/s, '');
  const declared = declarations.find(
    (each) =>
      (each?.type === 'TSTypeAliasDeclaration' || each?.type === 'TSInterfaceDeclaration') && each.id.name === name,
  );
  return declared ? text.slice(declared.start, declared.end) : text.slice(annotation.start, annotation.end);
}

function typeTold(told: { readonly name: string; readonly raw?: string } | undefined): string | null {
  return told === undefined || told.name === 'unknown' ? null : oneLine(told.raw ?? told.name);
}

/** What a prop is declared as: the reader of types knows no `readonly` before a list. */
function typeIn(code: ReadonlyMap<string, string>, file: string, prop: string): string {
  const declared = new RegExp(`readonly ${prop}\\??: readonly ([^;{]*(?:\\{[^}]*\\}[^;]*)?);`);
  // Grows while it is walked through: the nearest first.
  const near = new Set([file]);
  for (const each of near) {
    const text = code.get(each) ?? '';
    const found = declared.exec(text)?.[1];
    if (found !== undefined) return oneLine(found);
    for (const [, path = ''] of text.matchAll(/from '(\.[^']+\.tsx?)'/g))
      near.add(posix.join(posix.dirname(each), path));
  }
  return 'unknown';
}

/** The components that a file exports. Hooks and helpers are none. */
function componentsOf(root: string, file: string, code: ReadonlyMap<string, string>): readonly Component[] {
  const text = code.get(file) ?? '';
  const isComponent = /^export (?:function [A-Z]|const [A-Z]\w* = memo\()/m.test(text);
  if (!isComponent) return [];
  const docs = parseDocs(text, {
    filename: resolve(root, file),
    importer: makeFsImporter(),
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    babelOptions: { babelrc: false, configFile: false },
  });
  return docs.map(({ displayName = '', description = '', props = {}, composes }) => {
    const listed = Object.entries(props).map(([name, { tsType, required = false, description: note = '' }]) => ({
      name,
      type: typeTold(tsType) ?? typeIn(code, file, name),
      isRequired: required,
      note: oneLine(note),
    }));
    const isWhole = listed.length > 0 && composes === undefined;
    return {
      name: displayName,
      file,
      note: oneLine(description),
      props: listed,
      written: isWhole ? null : typeWritten(file, text, displayName),
    };
  });
}

/** Every component of src/ui, by name. */
export function componentsIn(root: string, code: ReadonlyMap<string, string>): readonly Component[] {
  return [...code]
    .filter(([file]) => /^src\/ui\/.*\.tsx$/.test(file) && !/\.(?:stories|test)\.tsx$/.test(file))
    .flatMap(([file]) => componentsOf(root, file, code))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Every story of components, in the order of its file. */
export function componentStoriesIn(code: ReadonlyMap<string, string>): readonly ComponentStory[] {
  return [...code]
    .filter(([file]) => /^src\/ui\/.*\.stories\.tsx$/.test(file))
    .flatMap(([file, text]) => {
      const { meta, indexInputs } = loadCsf(text, { fileName: file, makeTitle: (title) => title }).parse();
      const { body } = parseSync(file, text).program;
      const drawnBy = (exported: string): readonly string[] => {
        const own = body.find(
          (each) =>
            each.type === 'ExportNamedDeclaration' &&
            each.declaration?.type === 'VariableDeclaration' &&
            each.declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === exported),
        );
        const drawing = own ? text.slice(own.start, own.end) : '';
        return [...new Set([...drawing.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
      };
      return indexInputs.map(({ __id: id = '', title = '', name = '', exportName }) => ({
        id,
        title,
        name,
        exportName,
        file,
        component: meta?.component ?? null,
        draws: drawnBy(exportName),
      }));
    });
}
