import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ModificationLine, Modification, ModificationSubject } from '../../../domain/modification.ts';
import type { ValuesOf } from '../../../validation/form.ts';
import type { ipRangeForm } from '../../../validation/forms/ip-range.ts';
import type { readerForm } from '../../../validation/forms/reader.ts';
import { Status } from '../../ui/feedback/status.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Facts } from '../../ui/text/facts.tsx';
import { RecordCard } from '../../ui/list/record-card.tsx';
import { civilityNames } from '../shared/civility-names.ts';
import type { FieldTable } from '../shared/form/field-table.ts';
import { OfficeText } from '../shared/office-text.tsx';
import type { CorrectedRequest } from './correction.ts';
import { correctionPlace, lineName } from './correction.ts';
import styles from './line-card.module.css';
import { lineStandings } from './state-words.ts';

/** A field of a line's subject. */
interface LineField {
  readonly id: string;
  readonly label: string;
  /** Empty where the field has no value. */
  readonly value: string;
  /** Whether the value only repeats the line's name. */
  readonly isNaming?: true;
}

/** A field whose value changes when the line is accepted. */
interface LineChange extends Pick<LineField, 'id' | 'label'> {
  readonly before: string;
  readonly after: string;
}

/** The known values of a form's subject, field by field. */
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
        email: { label: i18n._(msg`Email address`), value: email },
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
      return [{ id: 'email', label: i18n._(msg`Email address`), value: subject.email }];
    case 'text':
      return [{ id: 'text', label: i18n._(msg`Message`), value: subject.text }];
  }
}

/** Changed fields of a line; none for an addition or deletion. */
function changesOf({ before, after }: ModificationLine, i18n: I18n): readonly LineChange[] {
  if (before === null || after === null) return [];
  const next = new Map(fieldsOf(after, i18n).map(({ id, value }) => [id, value]));
  return fieldsOf(before, i18n).flatMap(({ id, label, value }) => {
    const changed = next.get(id) ?? '';
    return changed === value ? [] : [{ id, label, before: value, after: changed }];
  });
}

/** Details of the added or deleted subject of a line, without its name. */
function factsOf({ before, after }: ModificationLine, i18n: I18n): readonly string[] {
  const subject = after ?? before;
  const fields = subject ? fieldsOf(subject, i18n) : [];
  return fields.flatMap(({ value, isNaming }) => (value === '' || isNaming ? [] : [value]));
}

/** A line as a record of the list. */
export interface LineRecord extends ModificationLine {
  readonly id: string;
}

interface LineCardProps {
  readonly record: LineRecord;
  readonly shared: CorrectedRequest &
    Pick<Modification, 'reasonLocale'> & {
      /** The head of the page has the line's reason and its correction. */
      readonly isCorrectedAbove: boolean;
      /** No other line was rejected: its correction is what the page leads to. */
      readonly isCorrectedAlone: boolean;
    };
}

const primary = { variant: 'button' } as const;
const standalone = { variant: 'standalone', icon: 'forward' } as const;

/** A value before and after: struck out and underlined, and in words for screen readers. */
function Change({ change: { label, before, after } }: { readonly change: LineChange }) {
  const nothing = <Trans comment="A field in which nothing stands">not given</Trans>;
  return (
    <span className={styles.change}>
      <Trans>{label}:</Trans>{' '}
      <VisuallyHidden as="span">
        <Trans>before:</Trans>{' '}
      </VisuallyHidden>
      <del translate="no">{before || nothing}</del> <span aria-hidden="true">→</span>{' '}
      <VisuallyHidden as="span">
        <Trans>after:</Trans>{' '}
      </VisuallyHidden>
      <ins translate="no">{after || nothing}</ins>
    </span>
  );
}

/** A line of a request: its subject, its changes, its state with the reason; and the link that corrects it. */
export function LineCard({ record, shared }: LineCardProps) {
  const { i18n } = useLingui();
  const { state, reason } = record;
  const { kind, words } = lineStandings[state];
  const name = lineName(record, i18n);
  const changes = changesOf(record, i18n);
  const correction = shared.isCorrectedAbove ? null : correctionPlace(shared, record);
  return (
    <RecordCard
      kind="lines"
      title={<span translate="no">{name}</span>}
      facts={
        changes.length === 0 ? (
          <span className={styles.text} translate="no">
            <Facts>{factsOf(record, i18n)}</Facts>
          </span>
        ) : (
          changes.map((change) => <Change key={change.id} change={change} />)
        )
      }
      note={
        reason === '' || shared.isCorrectedAbove ? undefined : (
          <span className={styles.reason}>
            <Trans>
              Reason: <OfficeText locale={shared.reasonLocale}>{reason}</OfficeText>
            </Trans>
          </span>
        )
      }
      state={<Status kind={kind}>{i18n._(words)}</Status>}
      action={
        correction !== null && (
          <Link href={correction} {...(shared.isCorrectedAlone ? primary : standalone)}>
            <Trans>
              Correct and resubmit<VisuallyHidden as="span">: {name}</VisuallyHidden>
            </Trans>
          </Link>
        )
      }
    />
  );
}
