import { Trans, useLingui } from '@lingui/react/macro';
import type { Invoice } from '../../../machines/domain/invoice.ts';
import { formatList } from '../../i18n/format.ts';

/** Why the chosen invoices cannot be paid by card, and how those can that need not go through Chorus Pro. */
export function TransferOnly({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const { i18n } = useLingui();
  const throughChorus = invoices.filter(({ chorus }) => chorus !== null).map(({ reference }) => reference);
  const references = formatList(throughChorus, i18n);
  return (
    <>
      <Trans>Invoices that go through Chorus Pro are paid by bank transfer, not by card.</Trans>
      {throughChorus.length < invoices.length && (
        <>
          {' '}
          <Trans>To pay the others by card, deselect {references}.</Trans>
        </>
      )}
    </>
  );
}
