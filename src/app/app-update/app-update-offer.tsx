import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { StatusMessage } from '../../ui/feedback/status-message.tsx';
import { watchIntent } from '../navigation/link-intent.ts';
import { PagePayloads } from './page-payloads.ts';
import type { Watched } from './watch-app-update.ts';
import { watchAppUpdate } from './watch-app-update.ts';

/** The running watch for another build. */
export interface OpenAppUpdate {
  /** Offers another build when there is one. */
  readonly Offer: ComponentType;
  readonly close: () => void;
}

/** Starts to watch for another build, and to prefetch pages whose links the visitor is about to follow. */
export function openAppUpdate(watched: Watched): OpenAppUpdate {
  const { build, session, prefixRouting } = watched;
  const watch = watchAppUpdate(watched);
  const payloads = new PagePayloads(build);
  const endIntent = watchIntent(prefixRouting, ({ page, locale }) => {
    void payloads.load(page, locale ?? session.getSnapshot().context.locale);
  });

  function Offer() {
    const isOffered = useSyncExternalStore(watch.subscribe, watch.isOffered);
    if (!isOffered) return null;
    return (
      <StatusMessage
        answers={
          <>
            <Button onPress={watch.reload}>
              <Trans>Reload the page</Trans>
            </Button>
            <Button variant="quiet" onPress={watch.dismiss}>
              <Trans>Later</Trans>
            </Button>
          </>
        }
      >
        <Trans>A new version of this site is ready.</Trans>
      </StatusMessage>
    );
  }

  return {
    Offer,
    close: () => {
      endIntent();
      watch.close();
    },
  };
}
