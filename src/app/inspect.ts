/** Connects charts to Stately's inspector, in development only (`scripts/dev.ts`). */
import { createWebSocketInspector } from '@statelyai/inspect';
import type { AnyActorRef } from 'xstate';

function isActor(value: unknown): value is AnyActorRef {
  return typeof value === 'object' && value !== null && 'system' in value && 'sessionId' in value;
}

/** Sends what every watched chart does, from before it starts, to the relay at a port of this machine. */
export function openInspector(port: string): { readonly watch: (actor: unknown) => void } {
  const { inspect } = createWebSocketInspector({ url: `ws://${window.location.hostname}:${port}` });
  return {
    watch: (actor) => {
      if (!isActor(actor)) return;
      // XState reports an actor when it is created, which is before it can be watched.
      inspect.next?.({ type: '@xstate.actor', actorRef: actor, rootId: actor.sessionId });
      actor.system.inspect(inspect);
    },
  };
}
