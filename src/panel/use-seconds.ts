import { useEffect, useState } from 'react';

/** The time of `performance.now()`, in milliseconds; updates each second while it is needed. */
export function useSeconds(isNeeded: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
