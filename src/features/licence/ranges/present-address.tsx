import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { covers } from '../../../../validation/rules/ip-range.ts';
import { Status } from '../../../ui/feedback/status.tsx';

interface PresentAddressProps {
  /** `null` where it is unknown. */
  readonly address: string | null;
  /** Saved ranges. */
  readonly ranges: readonly string[];
  /** Ranges that are about to be requested. */
  readonly planned?: readonly string[];
  /** The way to add the address, where it is in no range. */
  readonly action?: ReactNode;
}

/** The person's current IP address, and which range of the licence contains it, if any. */
export function PresentAddress({ address: present, ranges, planned = [], action }: PresentAddressProps) {
  if (present === null) {
    return (
      <p>
        <Trans>We couldn’t detect your current IP address.</Trans>
      </p>
    );
  }
  const kept = ranges.find((range) => covers(range, present));
  const covering = kept ?? planned.find((range) => covers(range, present));
  const address = <strong translate="no">{present}</strong>;
  if (covering === undefined) {
    return (
      <div>
        <p>
          {ranges.length + planned.length === 0 ? (
            <Trans>Your current IP address is {address}.</Trans>
          ) : (
            <Status kind="warning">
              <Trans>Your current IP address, {address}, isn’t in any of these ranges.</Trans>
            </Status>
          )}
        </p>
        {action}
      </div>
    );
  }
  const range = <strong translate="no">{covering}</strong>;
  return (
    <p>
      <Status kind="success">
        {kept === undefined ? (
          <Trans>
            Your current IP address, {address}, would be in the range {range}.
          </Trans>
        ) : (
          <Trans>
            Your current IP address, {address}, is in the range {range}.
          </Trans>
        )}
      </Status>
    </p>
  );
}
