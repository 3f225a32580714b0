import { createActor } from 'xstate';
import type { FilledPorts, Ports } from '../../machines/ports.ts';
import { definePage } from '../../machines/engine/index.ts';
import type { Identified } from '../../machines/shared/list/listing.ts';
import type { ReadOnlyContext, ReadOnlyEvent, ReadOnlyList } from '../../machines/shared/list/read-only-list.ts';
import type { ApiClient } from '../api/client.ts';
import type { ListWords } from '../features/shared/list/list-screens.tsx';
import { listScreens } from '../features/shared/list/list-screens.tsx';
import { fill } from './fill-ports.ts';
import type { PageModule } from './page.tsx';
import { chartPage } from './page.tsx';
import type { CachedRead } from './query-cache.ts';

interface ReadOnlyPage<Read extends keyof Ports, Row extends Identified, Filter extends string> {
  readonly list: ReadOnlyList<Read, Row, Filter>;
  readonly screens: Omit<ListWords<ReadOnlyContext<Row, Filter>, ReadOnlyEvent<Filter>>, 'isOnePage'>;
  readonly api: (client: ApiClient) => Pick<FilledPorts, Read>;
  /** Calls `tell` when the rows may have changed, as of `chartPage`. */
  readonly follow?: (tell: () => void) => () => void;
}

/** A list that is only read, as a page: the last answer for its filters is shown at once. */
export function readOnlyPage<Read extends CachedRead, Row extends Identified, Filter extends string>({
  list,
  screens,
  api,
  ...rest
}: ReadOnlyPage<Read, Row, Filter>): PageModule {
  return chartPage({
    ...rest,
    registry: listScreens<ReadOnlyContext<Row, Filter>, ReadOnlyEvent<Filter>>({
      ...screens,
      isOnePage: list.isWhole,
    }),
    open: ({ client, cache }) => {
      const machine = fill(list.machine, cache, api(client));
      return definePage({
        machine,
        open: ({ params }) =>
          createActor(machine, { input: { params, cached: cache.last(list.read, list.question(params)) } }),
      });
    },
  });
}
