import type { Complaint } from '../../../../machines/validation/complaint.ts';
import type { Form } from '../../../../machines/validation/form.ts';
import { fieldsOf } from '../../../../machines/validation/form.ts';

/** What is wrong with a field: a rule's complaint, or the words of the server. */
export type Objection = Complaint | string;

/** Objections by where their fields stand in the form, `address.street`. */
export type Objections = ReadonlyMap<string, Objection>;

export const noObjections: Objections = new Map();

/** Whether two paths name a field and itself, something that it is part of, or a part of it. */
function isRelated(field: string, path: string): boolean {
  return field === path || path.startsWith(`${field}.`) || field.startsWith(`${path}.`);
}

/** What the server has against fields that the form has. What it says of others has no place beside a field. */
export function placed<Values>(form: Form<Values>, received: Readonly<Record<string, string>>): Objections {
  const fields = [...fieldsOf(form).keys()];
  return new Map(Object.entries(received).filter(([path]) => fields.some((field) => isRelated(field, path))));
}

/** Objections in the order of the form's fields, which is that of the page. */
export function inOrder<Values>(form: Form<Values>, objections: Objections): Objections {
  const fields = [...fieldsOf(form).keys()];
  const position = (path: string): number => fields.findIndex((field) => isRelated(field, path));
  return new Map([...objections].toSorted(([left], [right]) => position(left) - position(right)));
}

/** What is wrong with a field, or with a part of it, and where: words name the part. */
export function objectionAt(
  objections: Objections,
  path: string,
): readonly [path: string, objection: Objection] | undefined {
  const own = objections.get(path);
  return own === undefined ? [...objections].find(([field]) => field.startsWith(`${path}.`)) : [path, own];
}

function valueAt(typed: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => {
    return typeof part === 'object' && part !== null ? new Map<string, unknown>(Object.entries(part)).get(name) : part;
  }, typed);
}

/** Those objections whose fields still hold what was objected to. */
export function standing(objections: Objections, before: object, now: object): Objections {
  const isSame = (path: string) => JSON.stringify(valueAt(before, path)) === JSON.stringify(valueAt(now, path));
  return new Map([...objections].filter(([path]) => isSame(path)));
}
