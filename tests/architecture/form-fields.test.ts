/**
 * Rules of forms beyond the type checker: type-checked tables send and render each form, and their paths are those of
 * the requests. A table without one of its fields does not compile (`field-tables.test-d.tsx`).
 */
import { object, string, Struct } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../validation/issue.ts';
import { isChosen } from '../../validation/field-names.ts';
import { fieldsOf } from '../../validation/form.ts';
import { helpForm } from '../../validation/forms/ordering.ts';
import { required } from '../../validation/rules/text.ts';
import { calls } from '../../contract/calls.ts';
import type { WireStruct } from '../../contract/codec.ts';

interface Row {
  readonly request: { readonly wire: WireStruct };
  readonly fields: Readonly<Record<string, string>>;
}

type Forms = Readonly<Record<string, WireStruct>>;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['../../validation/forms/*.ts', '!**/*.test.ts'], {
  eager: true,
});

/** All forms: the exports of the folder’s modules whose name ends in `Form`. */
const forms: Forms = Object.fromEntries(
  Object.values(modules).flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]) =>
      name.endsWith('Form') && value instanceof Struct ? [[name, value] as const] : [],
    ),
  ),
);

/** Values validated on the page and not sent: the acceptance, and the networks parsed from a text. */
const pageOnly: readonly string[] = ['agreementForm', 'purchaseForm', 'rangeListForm'];

/** Values that a person may enter: every rule of a form refuses one of them. */
const probes = ['', ' ', '?', 'x'.repeat(10_000), [], Array.from({ length: 1_000 }, () => 1), -1, 0.5, 0, 1e9, false];

/** Whether a person can correct a value of this field, so that errors must name the field. */
function isTyped(struct: Struct<unknown, unknown>): boolean {
  return probes.some((probe) => struct.validate(probe, { coerce: true })[0]?.failures().some(isRefusal) ?? false);
}

const paths = (struct: WireStruct): readonly string[] => [...fieldsOf(struct).keys()];

/** The missing entries for fields of forms, with a remedy. */
function missing(asked: { readonly forms: Forms; readonly rows: Readonly<Record<string, Row>> }): readonly string[] {
  const rows = Object.entries(asked.rows);
  const inRequests = new Set(rows.flatMap(([, { request }]) => paths(request.wire)));
  const inForms = new Set(Object.values(asked.forms).flatMap(paths));
  const onWire = rows.flatMap(([, { fields }]) => Object.values(fields));
  return [
    ...Object.entries(asked.forms).flatMap(([form, struct]) =>
      paths(struct).flatMap((path) =>
        pageOnly.includes(form) || onWire.some((name) => name === path || name.endsWith(`.${path}`))
          ? []
          : [`${form}: “${path}” is not sent by any call. Add it to the codec and to the row’s \`fields\`.`],
      ),
    ),
    ...rows.flatMap(([name, { request, fields }]) => [
      ...[...fieldsOf(request.wire)]
        .filter(([path, struct]) => isTyped(struct) && !(path in fields))
        .map(
          ([path]) =>
            `${name}: “${path}” is judged by a rule of a form. Say in the row’s \`fields\` which field it is.`,
        ),
      ...Object.entries(fields).flatMap(([path, field]) => [
        // A call may also return errors about an earlier call’s field.
        ...(inRequests.has(path) ? [] : [`${name}: \`fields\` names “${path}”, which no request has.`]),
        ...(inForms.has(field)
          ? []
          : [`${name}: \`fields\` calls “${path}” “${field}”, a place that no form has: its issue is shown nowhere.`]),
      ]),
    ]),
  ];
}

const screens = import.meta.glob<string>('../../src/features/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Forms whose controls a screen renders from a table that the compiler checks against the form. */
const drawn: ReadonlySet<string> = new Set(
  Object.values(screens).flatMap((code) =>
    [...code.matchAll(/(?:Controls|FieldTable)<((?:ValuesOf<typeof \w+>(?: & )?)+)/g)].flatMap(([, asked = '']) =>
      [...asked.matchAll(/typeof (\w+)/g)].map(([, form]) => form ?? ''),
    ),
  ),
);

describe('every form', () => {
  it('has its controls in a table', () => {
    // A list of readers is rendered row by row.
    const isDrawn = (form: string): boolean => drawn.has(form) || form === 'readersForm';
    expect(Object.keys(forms).filter((form) => !isDrawn(form))).toEqual([]);
  });
});

describe('every field of a form', () => {
  it('has a name on the wire, and every field validated there a place in a form', () => {
    expect(Object.keys(forms).length).toBeGreaterThan(8);
    expect(missing({ forms, rows: calls })).toEqual([]);
  });

  it('has an error that says “choose” where it offers options, and “enter” where it is typed', () => {
    const wrong = Object.entries(forms).flatMap(([form, asked]) =>
      [...fieldsOf(asked)].flatMap(([path, struct]) => {
        const codes = probes.flatMap((probe) =>
          (struct.validate(probe, { coerce: true })[0]?.failures() ?? []).flatMap((failure) =>
            isRefusal(failure) ? [failure.issue.code] : [],
          ),
        );
        const isOffered = codes.some((code) => code === 'oneOf' || code === 'arrayMin');
        return isChosen(path.slice(path.lastIndexOf('.') + 1)) === isOffered ? [] : [`${form}: ${path}`];
      }),
    );
    expect(wrong, 'add it to `chosen` in validation/field-names.ts, or take it away there').toEqual([]);
  });

  it('is reported where no call sends it', () => {
    const planted = object({ ...helpForm.schema, nickname: required(string()) });
    expect(missing({ forms: { ...forms, helpForm: planted }, rows: calls })).toEqual([
      'helpForm: “nickname” is not sent by any call. Add it to the codec and to the row’s `fields`.',
    ]);
  });

  it('is reported where any call lacks its wire name', () => {
    const overlooked = Object.entries(calls).flatMap(([name, row]: readonly [string, Row]) =>
      [...fieldsOf(row.request.wire)].flatMap(([path, struct]) => {
        if (!isTyped(struct)) return [];
        const { [path]: _forgotten, ...fields } = row.fields;
        const found = missing({ forms: {}, rows: { [name]: { ...row, fields } } });
        return found.some((sentence) => sentence.startsWith(`${name}: “${path}” is judged`)) ? [] : [[name, path]];
      }),
    );
    expect(overlooked).toEqual([]);
  });

  it('is reported where its errors would have no place', () => {
    const row = calls['user/adresse/update'];
    const fields = { ...row.fields, 'adresse.rue': 'lane' };
    expect(missing({ forms, rows: { ...calls, 'user/adresse/update': { ...row, fields } } })).toEqual([
      'user/adresse/update: `fields` calls “adresse.rue” “lane”, a place that no form has: its issue is shown nowhere.',
    ]);
  });
});
