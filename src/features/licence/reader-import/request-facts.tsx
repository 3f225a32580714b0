import { useLingui, Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PricedSeats } from '../../../../domain/price.ts';
import type { ImportedLicence } from '../../../../machines/licence/reader-import/reader-import.context.ts';
import type { ImportedRow, ReaderImportDraft } from '../../../../machines/licence/reader-import/reader-import.draft.ts';
import type { Money } from '../../../../domain/money.ts';
import type { ListComparison } from '../../../../validation/reader-list/compare.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { seatsText } from '../../shared/offer/seats-text.ts';
import { FreeCancellation } from '../free-cancellation.tsx';
import { LicenceFacts } from './licence-facts.tsx';

interface RequestFactsProps {
  readonly licence: ImportedLicence;
  readonly draft: ReaderImportDraft;
  readonly comparison: ListComparison<ImportedRow>;
  readonly charge: Money | null;
  /** The seats that the charge is for; empty once it is sent. */
  readonly seats: readonly PricedSeats[];
  /** New readers whose lines are to be corrected, and the charge for all once they are. */
  readonly toCorrect: { readonly count: number; readonly charge: Money | null };
}

/** The request and its cost, before it is sent. */
export function RequestFacts({ licence, draft, comparison, charge, seats, toCorrect }: RequestFactsProps) {
  const { i18n } = useLingui();
  const { rows, blankLines } = draft;
  const { added, changes, there, pending, standings } = comparison;
  const sum = seatsText(seats, i18n, formatMoney);
  const whole = toCorrect.charge && formatMoney(toCorrect.charge, i18n);
  const leftOut = rows.length - standings.size;
  const count = (id: string, term: ReactNode, value: number) => ({ id, term, value: i18n.number(value) });
  return (
    <LicenceFacts
      licence={licence}
      more={[
        {
          id: 'readers',
          term: <Trans>Readers to add</Trans>,
          value: (
            <>
              {i18n.number(added.length)}
              {toCorrect.count > 0 && (
                <>
                  <br />
                  <Plural
                    value={toCorrect.count}
                    one="# line to correct isn’t counted."
                    other="# lines to correct aren’t counted."
                  />{' '}
                  {whole === null ? (
                    <Plural
                      value={added.length + toCorrect.count}
                      one="Once corrected: # reader."
                      other="Once corrected: # readers."
                    />
                  ) : (
                    <Plural
                      value={added.length + toCorrect.count}
                      one={`Once corrected: # reader, ${whole} before VAT.`}
                      other={`Once corrected: # readers, ${whole} before VAT.`}
                    />
                  )}
                </>
              )}
              {leftOut > 0 && (
                <>
                  <br />
                  <Plural
                    value={leftOut}
                    one="# line is excluded. We exclude lines whose email address is already in the list."
                    other="# lines are excluded. We exclude lines whose email address is already in the list."
                  />
                </>
              )}
              {blankLines > 0 && (
                <>
                  <br />
                  <Plural value={blankLines} one="# blank line was ignored." other="# blank lines were ignored." />
                </>
              )}
            </>
          ),
        },
        ...[
          count('changes', <Trans>Readers to change</Trans>, changes.length),
          count('there', <Trans>Already readers, no changes</Trans>, there),
          count('pending', <Trans>Already pending, not requested again</Trans>, pending),
        ].filter((_, index) => [changes.length, there, pending][index] !== 0),
        {
          id: 'charge',
          term: <Trans>Extra cost</Trans>,
          value:
            charge === null ? (
              <Trans>None</Trans>
            ) : (
              <>
                <Trans>
                  <strong>{formatMoney(charge, i18n)}</strong> before VAT, for the rest of the term. We’ll invoice it
                  once we approve.
                </Trans>{' '}
                <FreeCancellation />
                {sum !== null && <p>{sum}</p>}
              </>
            ),
        },
      ]}
    />
  );
}
