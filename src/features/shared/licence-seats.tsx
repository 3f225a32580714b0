import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Meter } from '../../ui/list/meter.tsx';
import { Facts } from '../../ui/text/facts.tsx';
import { SeatsReserved, SeatsTaken } from './seats-taken.tsx';
import styles from './licence-seats.module.css';

interface LicenceSeatsProps {
  /** Readers whose addition was accepted, and readers whose addition is pending. */
  readonly accepted: number;
  readonly pending: number;
  readonly bought: number;
  /** At the end of the first line. */
  readonly end?: ReactNode;
  /** Lines about the price of a further seat. */
  readonly children?: ReactNode;
}

/** Seats of a licence: how many are taken, as a figure and a bar, and how many are free or reserved. */
export function LicenceSeats({ accepted, pending, bought, end, children }: LicenceSeatsProps) {
  const free = Math.max(0, bought - accepted - pending);
  return (
    <div className={styles.seats}>
      <p>
        <SeatsTaken accepted={accepted} bought={bought} className={styles.figure} />
      </p>
      {end !== undefined && <p className={styles.end}>{end}</p>}
      <Meter value={accepted} reserved={pending} most={bought} />
      <p>
        <Facts>
          {pending > 0 && <SeatsReserved count={pending} />}
          {(free > 0 || pending === 0) && (
            <Plural
              value={free}
              _0="No seats left"
              one="# seat left, at no extra cost"
              other="# seats left, at no extra cost"
            />
          )}
        </Facts>
      </p>
      {children}
    </div>
  );
}
