import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { ImportedLicence } from '../../../machines/account/reader-import/reader-import.context.ts';
import type { ImportedRow } from '../../../machines/account/reader-import/reader-import.draft.ts';
import type { Money } from '../../../machines/domain/money.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LicenceFacts } from './licence-facts.tsx';

interface RequestFactsProps {
  readonly licence: ImportedLicence;
  readonly rows: readonly ImportedRow[];
  readonly blankLines: number;
  readonly included: number;
  readonly charge: Money | null;
}

/** What is asked for, and what it costs, before it is sent. */
export function RequestFacts({ licence, rows, blankLines, included, charge }: RequestFactsProps) {
  const { i18n } = useLingui();
  const leftOut = rows.length - included;
  return (
    <LicenceFacts
      licence={licence}
      more={[
        {
          id: 'readers',
          term: <Trans>Readers to add</Trans>,
          value: (
            <>
              {i18n.number(included)}
              {leftOut > 0 && (
                <>
                  <br />
                  <Plural
                    value={leftOut}
                    one="# line is left out. A line is left out by itself where its address stands in the list already."
                    other="# lines are left out. A line is left out by itself where its address stands in the list already."
                  />
                </>
              )}
              {blankLines > 0 && (
                <>
                  <br />
                  <Plural value={blankLines} one="# blank line was skipped." other="# blank lines were skipped." />
                </>
              )}
            </>
          ),
        },
        {
          id: 'charge',
          term: <Trans>Charge</Trans>,
          value:
            charge === null ? (
              <Trans>None</Trans>
            ) : (
              <Trans>
                <strong>{formatMoney(charge, i18n)}</strong> before tax, for the rest of the term. It is invoiced once
                the publisher has accepted.
              </Trans>
            ),
        },
      ]}
    />
  );
}
