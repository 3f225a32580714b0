import { Plural, Trans } from '@lingui/react/macro';

interface SeatsTakenProps {
  /** Seats of accepted readers. */
  readonly accepted: number;
  readonly bought: number;
  /** Class of the number. */
  readonly className?: string | undefined;
}

/** How many seats of a licence are taken, in the same words on every page. */
export function SeatsTaken({ accepted, bought, className }: SeatsTakenProps) {
  return (
    <Trans>
      <strong className={className}>{accepted}</strong> of <Plural value={bought} one="# seat" other="# seats" /> taken
    </Trans>
  );
}

/** How many seats are held for readers whose addition is pending. */
export function SeatsReserved({ count }: { readonly count: number }) {
  return (
    <Plural value={count} one="# seat reserved for a pending request" other="# seats reserved for pending requests" />
  );
}
