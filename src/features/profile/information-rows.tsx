import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Profile } from '../../../machines/domain/profile.ts';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import type { informationForm } from '../../../machines/validation/forms/profile.ts';
import type { FieldRows } from '../shared/form/field-table.ts';
import { listRows } from '../shared/form/field-table.ts';
import { ChangeLink } from './change-link.tsx';
import { sourceNames } from '../shared/source-names.ts';

const otherSource = msg({
  message: 'Another way',
  comment: 'How somebody came to know us: a code that this page does not know',
});

/** What somebody has said of their work, as rows of a `DataList`. */
export function informationRows({ organisation, jobTitle, sector, source }: Profile['information'], i18n: I18n) {
  const said = (text: string) => (text === '' ? <Trans>Not said</Trans> : text);
  const change = (field: string, subject: ReactNode) => (
    <ChangeLink step="information" field={field}>
      {subject}
    </ChangeLink>
  );
  const sourceName = source === null ? '' : i18n._(source === 'unknown' ? otherSource : sourceNames[source]);
  const rows: FieldRows<ValuesOf<typeof informationForm>> = {
    organisation: {
      term: <Trans>Organization</Trans>,
      value: said(organisation),
      action: change('organisation', <Trans>your organization</Trans>),
    },
    jobTitle: {
      term: <Trans>Job title</Trans>,
      value: said(jobTitle),
      action: change('jobTitle', <Trans>your job title</Trans>),
    },
    sector: {
      term: <Trans>Sector of activity</Trans>,
      value: said(sector),
      action: change('sector', <Trans>your sector of activity</Trans>),
    },
    source: {
      term: <Trans>How you heard about us</Trans>,
      value: said(sourceName),
      action: change('source', <Trans>how you heard about us</Trans>),
    },
  };
  return listRows(rows);
}
