import { Trans } from '@lingui/react/macro';

/** A request costs nothing before it is accepted. */
export function FreeCancellation() {
  return <Trans>Until then, you can cancel the request free of charge.</Trans>;
}
