import { createActor } from 'xstate';
import { appUpdateMachine } from '../../../machines/app-update/app-update.machine.ts';
import { appUpdateSteps } from '../../../machines/app-update/app-update.steps.ts';
import { stepOf } from '../../../machines/engine/index.ts';
import type { FilledPorts } from '../../../machines/ports.ts';
import {
  buildManifestStruct,
  latestBuildPath,
  latestBuildStruct,
  manifestPath,
} from '../../../contract/build-files.ts';
import { fill } from '../../page/fill-ports.ts';
import type { SessionActor } from '../session/session.ts';
import { missingCode } from './chunk-error.ts';
import { readBuildFile } from './page-payloads.ts';
import type { ReloadBlockers } from './reload-blockers.ts';

/** The build that is served. Another one counts once its manifest is served: its files may be uploaded before that. */
const readLatestBuild: FilledPorts['readLatestBuild'] = async ({ build }, signal) => {
  const latest = await readBuildFile(latestBuildPath, latestBuildStruct, { cache: 'no-store', signal });
  if (latest.build !== build) await readBuildFile(manifestPath(latest.build), buildManifestStruct, { signal });
  return latest;
};

export interface Watched {
  /** The build that this page is of. */
  readonly build: string;
  readonly session: SessionActor;
  readonly work: ReloadBlockers;
  readonly prefixRouting: boolean;
}

/** The watch for releases, running. */
interface AppUpdateWatch {
  /** Whether another build is offered now. */
  readonly isOffered: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly reload: () => void;
  readonly dismiss: () => void;
  readonly close: () => void;
}

/** Starts the watch for another build: sends the chart the page's events, and performs its actions. */
export function watchAppUpdate({ build, session, work }: Omit<Watched, 'prefixRouting'>): AppUpdateWatch {
  const machine = fill(appUpdateMachine, null, { readLatestBuild }).provide({
    actions: { reload: () => window.location.reload() },
  });
  const actor = createActor(machine, { input: { build, jitter: Math.random(), isHidden: document.hidden } });

  let wasHeld = false;
  const look = (): void => {
    const isHeld = work.isHeld();
    if (isHeld === wasHeld) return;
    wasHeld = isHeld;
    actor.send({ type: isHeld ? 'work.begun' : 'work.ended' });
  };

  const pageOf = (): string | null => session.getSnapshot().context.location?.route?.name ?? null;
  let page = pageOf();
  const followed = session.subscribe(() => {
    const present = pageOf();
    if (present === page) return;
    page = present;
    work.pageChanged();
    actor.send({ type: 'page.changed' });
  });

  const onVisibility = (): void => actor.send({ type: document.hidden ? 'tab.hidden' : 'tab.shown' });
  const leave = missingCode.enlist(() => actor.send({ type: 'code.missed' }));
  const recovering = actor.subscribe((snapshot) => missingCode.setRecovering(snapshot.hasTag('busy')));
  const released = work.subscribe(look);
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('input', work.typed);
  actor.start();
  look();

  return {
    isOffered: () => stepOf(actor.getSnapshot()) === appUpdateSteps.offer,
    subscribe: (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    reload: () => actor.send({ type: 'reload.chosen' }),
    dismiss: () => actor.send({ type: 'offer.dismissed' }),
    close: () => {
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('input', work.typed);
      released();
      recovering.unsubscribe();
      leave();
      followed.unsubscribe();
      actor.stop();
    },
  };
}
