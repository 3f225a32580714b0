import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { displayedName } from '../../../machines/domain/account.ts';
import type { ModificationLine, ModificationSubject } from '../../../machines/domain/modification.ts';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import type { ipRangeForm } from '../../../machines/validation/forms/ip-range.ts';
import type { readerForm } from '../../../machines/validation/forms/reader.ts';
import { civilityNames } from '../shared/civility-names.ts';
import type { FieldTable } from '../shared/form/field-table.ts';

/** Something that is known of what a line is about. */
interface LineField {
  readonly id: string;
  readonly label: string;
  /** Empty where nothing is said. */
  readonly value: string;
  /** It says no more than the name of the line. */
  readonly isNaming?: true;
}

/** What would be another value once the line is accepted. */
export interface LineChange extends Pick<LineField, 'id' | 'label'> {
  readonly before: string;
  readonly after: string;
}

/** What is known of something that a form describes, field by field. */
function listed<Values = never>(fields: FieldTable<NoInfer<Values>, Omit<LineField, 'id'>>): readonly LineField[] {
  return Object.entries<Omit<LineField, 'id'>>(fields).map(([id, field]) => ({ id, ...field }));
}

function fieldsOf(subject: ModificationSubject, i18n: I18n): readonly LineField[] {
  switch (subject.kind) {
    case 'reader': {
      const { civility, firstName, lastName, email } = subject.reader;
      const title = civilityNames[civility];
      return listed<ValuesOf<typeof readerForm>>({
        civility: { label: i18n._(msg`Title`), value: title ? i18n._(title) : '', isNaming: true },
        firstName: { label: i18n._(msg`First name`), value: firstName, isNaming: true },
        lastName: { label: i18n._(msg`Last name`), value: lastName, isNaming: true },
        email: { label: i18n._(msg`E-mail address`), value: email },
      });
    }
    case 'ipRange': {
      const { range, label } = subject.range;
      return listed<ValuesOf<typeof ipRangeForm>>({
        range: { label: i18n._(msg`Addresses`), value: range, isNaming: true },
        label: {
          label: i18n._(msg({ message: 'Label', comment: 'What a person calls an IP range' })),
          value: label,
        },
      });
    }
    case 'email':
      return [{ id: 'email', label: i18n._(msg`E-mail address`), value: subject.email }];
    case 'text':
      return [{ id: 'text', label: i18n._(msg`Message`), value: subject.text }];
  }
}

/** What a line is called: a person, addresses, or what kind of thing it is. */
export function lineName({ before, after }: Pick<ModificationLine, 'before' | 'after'>, i18n: I18n): string {
  const subject = before ?? after;
  switch (subject?.kind) {
    case 'reader': {
      const { civility, email } = subject.reader;
      const name = displayedName(subject.reader);
      const title = civilityNames[civility];
      return name === '' ? email : [...(title ? [i18n._(title)] : []), name].join(' ');
    }
    case 'ipRange':
      return subject.range.range;
    case 'email':
      return i18n._(msg`E-mail address`);
    case 'text':
      return i18n._(msg`Your message`);
    case undefined:
      return i18n._(msg({ message: 'Unknown', comment: 'What a line of a request is about' }));
  }
}

/** What a line that changes something changes; nothing of one that adds or deletes. */
export function changesOf({ before, after }: ModificationLine, i18n: I18n): readonly LineChange[] {
  if (before === null || after === null) return [];
  const next = new Map(fieldsOf(after, i18n).map(({ id, value }) => [id, value]));
  return fieldsOf(before, i18n).flatMap(({ id, label, value }) => {
    const changed = next.get(id) ?? '';
    return changed === value ? [] : [{ id, label, before: value, after: changed }];
  });
}

/** What else is known of what a line adds or deletes, beside its name. */
export function factsOf({ before, after }: ModificationLine, i18n: I18n): readonly string[] {
  const subject = after ?? before;
  const fields = subject ? fieldsOf(subject, i18n) : [];
  return fields.flatMap(({ value, isNaming }) => (value === '' || isNaming ? [] : [value]));
}
