import { Trans } from '@lingui/react/macro';
import { covers } from '../../../../machines/validation/rules/ip-range.ts';
import { Status } from '../../../ui/feedback/status.tsx';

interface PresentAddressProps {
  /** `null` where nobody knows it. */
  readonly address: string | null;
  /** Ranges that are kept. */
  readonly ranges: readonly string[];
  /** Ranges that would be kept. */
  readonly planned?: readonly string[];
}

/** Whether the person reads from a network of the licence now: which one, or from where they are told apart. */
export function PresentAddress({ address: present, ranges, planned = [] }: PresentAddressProps) {
  if (present === null) {
    return (
      <p>
        <Trans>We cannot tell your current IP address.</Trans>
      </p>
    );
  }
  const kept = ranges.find((range) => covers(range, present));
  const covering = kept ?? planned.find((range) => covers(range, present));
  const address = <strong translate="no">{present}</strong>;
  if (covering === undefined) {
    return (
      <p>
        <Status kind="warning">
          <Trans>Your current address, {address}, is in none of these ranges.</Trans>
        </Status>
      </p>
    );
  }
  const range = <strong translate="no">{covering}</strong>;
  return (
    <p>
      <Status kind="success">
        {kept === undefined ? (
          <Trans>
            Your current address, {address}, would be in the range {range}.
          </Trans>
        ) : (
          <Trans>
            Your current address, {address}, is in the range {range}.
          </Trans>
        )}
      </Status>
    </p>
  );
}
