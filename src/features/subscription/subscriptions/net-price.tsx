import { Trans } from '@lingui/react/macro';
import type { Money } from '../../../../domain/money.ts';
import { Amount } from '../../../ui/text/amount.tsx';

/** What is to be paid or decided on costs, with its unit; renders nothing where no price is known. */
export function NetPrice({ value }: { readonly value: Money | null }) {
  return (
    value && (
      <Trans>
        <Amount value={value} /> before VAT
      </Trans>
    )
  );
}
