import { Trans } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/form/checkbox.tsx';

interface KeepAddressProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly isReadOnly: boolean;
}

/** Whether an address that is typed is kept in the account. */
export function KeepAddress(props: KeepAddressProps) {
  return (
    <Checkbox
      {...props}
      label={<Trans>Keep this address</Trans>}
      description={<Trans>We’ll suggest it for your next order.</Trans>}
    />
  );
}
