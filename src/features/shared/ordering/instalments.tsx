import { Trans, useLingui } from '@lingui/react/macro';
import type { InstalmentState, NextInstalment } from '../../../../machines/domain/instalments.ts';
import { instalmentState, nextInstalment } from '../../../../machines/domain/instalments.ts';
import type { Invoice, Moment } from '../../../../machines/domain/invoice.ts';
import { dayIn } from '../../../../machines/domain/moment-text.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../i18n/time-zone.tsx';
import type { NoticeKind } from '../../../ui/feedback/notice.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { RecordTable } from '../../../ui/list/record-table.tsx';
import { Amount } from '../../../ui/text/amount.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';

const kinds = { paid: 'success', partPaid: 'info', due: 'info', overdue: 'danger' } as const satisfies Record<
  InstalmentState,
  NoticeKind
>;

function StateText({ state }: { readonly state: InstalmentState }) {
  switch (state) {
    case 'paid':
      return <Trans context="installment">Paid</Trans>;
    case 'partPaid':
      return <Trans context="installment">Partly paid</Trans>;
    case 'due':
      return <Trans context="installment">To pay</Trans>;
    case 'overdue':
      return <Trans context="installment">Overdue</Trans>;
  }
}

interface InstalmentsProps {
  readonly invoice: Pick<Invoice, 'reference' | 'instalments'>;
  /** Server time of the answer; a printed copy has none, and says only what is paid. */
  readonly readAt?: Moment;
}

/** The payment plan of an invoice: by when to pay how much, and what is paid of it; renders nothing without one. */
export function Instalments({ invoice, readAt }: InstalmentsProps) {
  const { t } = useLingui();
  const zone = useTimeZone();
  if (invoice.instalments.length === 0) return null;
  const today = readAt === undefined ? null : dayIn(readAt, zone);
  return (
    <RecordTable
      caption={<Trans>Payment plan for invoice {invoice.reference}</Trans>}
      columns={[
        { name: 'dueOn', header: t`Due on` },
        { name: 'amount', header: t`Amount`, isNumeric: true },
        { name: 'paid', header: t`Paid or credited`, isNumeric: true },
        ...(today === null ? [] : [{ name: 'state', header: t`Status` } as const]),
      ]}
      rows={invoice.instalments.map((instalment) => {
        const state = today === null ? null : instalmentState(instalment, today);
        return {
          id: instalment.dueOn,
          cells: {
            dueOn: <DateText day={instalment.dueOn} />,
            amount: <Amount value={instalment.amount} />,
            paid: <Amount value={instalment.paid} />,
            state: state && (
              <Status kind={kinds[state]}>
                <StateText state={state} />
              </Status>
            ),
          },
        };
      })}
    />
  );
}

/** The fact of a transfer's details that a part of it may come first; none without an instalment. */
export function nextRows(next: NextInstalment | null) {
  if (!next) return [];
  const { number, count, left, dueOn } = next;
  return [
    {
      id: 'instalment',
      term: (
        <Trans>
          Installment {number} of {count}
        </Trans>
      ),
      value: (
        <Trans>
          <Amount value={left} /> by <DateText day={dueOn} />. You can transfer this amount first.
        </Trans>
      ),
    },
  ];
}

/** The instalment to pay next, in a few words; renders nothing without one. */
export function NextInstalmentText({ invoice }: Pick<InstalmentsProps, 'invoice'>) {
  const { i18n } = useLingui();
  const next = nextInstalment(invoice);
  if (!next) return null;
  const { number, count } = next;
  const left = formatMoney(next.left, i18n);
  return (
    <Trans>
      Installment {number} of {count}: {left}
    </Trans>
  );
}
