import { Trans, useLingui } from '@lingui/react/macro';
import type { InstalmentState } from '../../../../domain/instalments.ts';
import { instalmentState } from '../../../../domain/instalments.ts';
import type { Invoice } from '../../../../domain/invoice.ts';
import type { Moment } from '../../../../domain/moment.ts';
import { dayIn } from '../../../../domain/moment.ts';
import { useTimeZone } from '../../../i18n/use-time-zone.ts';
import type { NoticeKind } from '../../../ui/feedback/notice.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { RecordTable } from '../../../ui/list/record-table.tsx';
import { Amount } from '../../../ui/text/amount.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { DocumentLink } from './document-link.tsx';

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
  const table = (
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
  if (readAt === undefined) return table;
  return (
    <>
      {table}
      <p>
        <DocumentLink kind="schedule" reference={invoice.reference}>
          <Trans>Download the payment plan (PDF)</Trans>
        </DocumentLink>
      </p>
    </>
  );
}
