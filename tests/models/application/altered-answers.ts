/**
 * Alterations of an answer by its own rules (`contract/answer.ts`): each list, and each field of identity, money or validity,
 * as another back end may send it.
 */
import type { Infer } from 'superstruct';
import { is, optional, string, Struct, type as having, unknown } from 'superstruct';

/** One alteration of an answer. */
export interface Alteration {
  /** `factures[].montantTTC`. */
  readonly field: string;
  readonly how: string;
  readonly data: unknown;
  /** Whether the contract lets an answer be so: then it means what it says. */
  readonly isWhole: boolean;
}

/** A field of an answer holds the struct of its value, or of a row. */
const rule = having({ kind: string(), of: unknown(), reason: optional(string()) });

type Rule = Infer<typeof rule>;

const field = having({ schema: rule });

/** Whether a guess instead of an unreadable value would be false: of identity, of money, and of validity. */
const isStrict = ({ of, reason }: Rule): boolean =>
  reason === 'identity' || reason === 'money' || (of instanceof Struct && of.type === 'boolean');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The struct of a row, if a field is a list of records; otherwise `null`. */
function rowOf({ kind, of }: Rule): unknown {
  const row: unknown =
    kind === 'rows' ? of : of instanceof Struct && /^(?:rows|array)$/.test(of.type) ? of.schema : null;
  return row instanceof Struct && isRecord(row.schema) ? row : null;
}

/** Whether rows have ids: one that comes twice counts once. Without them, two may be alike: lines of an invoice. */
function hasIdentity(row: unknown): boolean {
  const fields = row instanceof Struct && isRecord(row.schema) ? Object.values(row.schema) : [];
  return fields.some((each) => is(each, field) && each.schema.reason === 'identity');
}

/** Values that no field of the kind may have; of a number, a decimal one, too. */
function wrongValues(value: unknown): Readonly<Record<string, unknown>> {
  const isText = typeof value === 'string' || value === null || value === undefined;
  return { 'wrong type': isText ? { inconnu: 1 } : 'x', ...(typeof value === 'number' && { decimal: value + 0.5 }) };
}

/** Rows that are each tried as the only readable one. */
const MOST_ROWS = 3;

/** A list with rows that cannot be read, or one row twice. */
function listsOf(rows: readonly unknown[]): Readonly<Record<string, readonly unknown[]>> {
  const bad = (isBad: (index: number) => boolean): readonly unknown[] =>
    rows.map((row, index) => (isBad(index) ? 'x' : row));
  return {
    'row 1 bad': bad((each) => each === 0),
    ...Object.fromEntries(
      rows.slice(0, MOST_ROWS).map((_, index) => [`all rows bad but ${index + 1}`, bad((each) => each !== index)]),
    ),
    'all rows bad': bad(() => true),
    ...(rows.length > 0 && { 'row 1 doubled': [...rows.slice(0, 1), ...rows] }),
  };
}

/** Alterations of one field of an object. */
function* ofField(
  name: string,
  field: Rule,
  wire: Readonly<Record<string, unknown>>,
): Generator<Omit<Alteration, 'field'>> {
  const { [name]: value, ...others } = wire;
  const withValue = (changed: unknown): unknown => ({ ...others, [name]: changed });
  const isOptional = field.kind === 'optional' || field.kind === 'default' || field.kind === 'part';
  if (value !== undefined && value !== null) {
    yield { how: 'absent', data: others, isWhole: isOptional };
    yield { how: 'another name', data: { ...others, [`${name}Autre`]: value }, isWhole: isOptional };
    yield { how: 'null', data: withValue(null), isWhole: isOptional || rowOf(field) !== null };
  }
  for (const [how, changed] of Object.entries(wrongValues(value)))
    yield { how, data: withValue(changed), isWhole: false };
  if (rowOf(field) === null || !Array.isArray(value)) return;
  for (const [how, changed] of Object.entries(listsOf(value)))
    yield { how, data: withValue(changed), isWhole: how.endsWith('doubled') && !hasIdentity(rowOf(field)) };
}

/** Alterations of a field and of what it holds; of a list, what its first row holds. */
function* inField(
  name: string,
  field: Rule,
  wire: Readonly<Record<string, unknown>>,
  path: string,
): Generator<Alteration> {
  const row = rowOf(field);
  const value = wire[name];
  if (row !== null || isStrict(field)) for (const each of ofField(name, field, wire)) yield { field: path, ...each };
  if (row !== null && Array.isArray(value)) {
    const rows: readonly unknown[] = value;
    const [first, ...others] = rows;
    for (const each of alterationsOf(row, first, `${path}[]`))
      yield { ...each, data: { ...wire, [name]: [each.data, ...others] } };
  } else {
    for (const each of alterationsOf(field.of, value, path)) yield { ...each, data: { ...wire, [name]: each.data } };
  }
}

/** Whether a member of a union is the one that is meant. */
const accepts = (member: unknown, data: unknown): boolean =>
  member instanceof Struct && member.validate(data, { coerce: true })[0] === undefined;

/** Every alteration of an answer. */
export function* alterationsOf(wire: unknown, data: unknown, path = ''): Generator<Alteration> {
  if (!(wire instanceof Struct) || !isRecord(data)) return;
  const members: unknown = wire.schema;
  if (Array.isArray(members)) {
    yield* alterationsOf(
      members.find((member) => accepts(member, data)),
      data,
      path,
    );
  } else if (isRecord(members)) {
    for (const [name, inner] of Object.entries(members))
      if (is(inner, field)) yield* inField(name, inner.schema, data, path === '' ? name : `${path}.${name}`);
  }
}
