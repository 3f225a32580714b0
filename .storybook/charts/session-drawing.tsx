import { useCallback } from 'react';
import type { ChartActor } from '../../machines/engine/index.ts';
import { stepOf } from '../../machines/engine/index.ts';
import { site } from '../../machines/people.fixtures.ts';
import type { SessionContext } from '../../machines/session/session.context.ts';
import type { SessionEvent } from '../../machines/session/session.machine.ts';
import type { ApiClient } from '../../src/api/client.ts';
import { DefaultPageLayout } from '../../src/app/layout/shell.tsx';
import { CurrentPage } from '../../src/app/navigation/current-page.tsx';
import { StepView, useChart, useSend } from '../../src/engine/index.ts';
import { loadSessionViews, sessionScreens } from '../../src/features/session/screens.tsx';
import type { DrawingProps } from './page-drawing.tsx';
import { Telemetry } from './page-drawing.tsx';

await loadSessionViews();

/** Never answers. */
const silence: ApiClient = () => new Promise<never>(() => {});

/** Renders the session as `App` does; sections of its pages stay loading, unless `client` answers. */
export function SessionDrawing({
  actor,
  client = silence,
}: Pick<DrawingProps, 'actor'> & { readonly client?: ApiClient }) {
  const session: ChartActor<SessionContext, SessionEvent> = actor;
  const snapshot = useChart(session);
  const can = useCallback((event: SessionEvent) => session.getSnapshot().can(event), [session]);
  const tell = useCallback((event: SessionEvent) => session.send(event), [session]);
  const send = useSend(snapshot, tell, can);
  return (
    <Telemetry session={snapshot.context} can={can} send={send}>
      {stepOf(snapshot).name === 'page' ? (
        <CurrentPage
          snapshot={snapshot}
          send={send}
          can={can}
          client={client}
          navigate={() => undefined}
          watch={null}
        />
      ) : (
        <DefaultPageLayout>
          <StepView snapshot={snapshot} send={send} can={can} registry={sessionScreens} siteName={site.name} />
        </DefaultPageLayout>
      )}
    </Telemetry>
  );
}
