import { useEffect, useMemo, useState } from 'react';
import type { Configuration } from '../../machines/engine/model/explore.ts';
import type { Standing } from './configurations.ts';
import { configurationsOf, standingOf } from './configurations.ts';
import type { Seen } from './recording.ts';

/** Where a chart stands among all that its samples reach; `exploring` until that is known. */
export function useStanding({ chart, snapshot }: Seen): Standing | 'exploring' | null {
  const [configurations, setConfigurations] = useState<readonly Configuration[] | null>(null);
  useEffect(() => {
    let isPresent = true;
    void configurationsOf(chart).then((found) => {
      if (isPresent) setConfigurations(found);
    });
    return () => {
      isPresent = false;
    };
  }, [chart]);
  return useMemo(
    () => (configurations ? standingOf(configurations, { chart, snapshot }) : 'exploring'),
    [configurations, chart, snapshot],
  );
}
