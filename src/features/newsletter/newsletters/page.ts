import { i18n } from '@lingui/core';
import { createActor } from 'xstate';
import type { RefusalMessage } from '../../../../machines/newsletter/newsletters/newsletters.machine.ts';
import { newslettersMachine } from '../../../../machines/newsletter/newsletters/newsletters.machine.ts';
import { definePage } from '../../../../machines/engine/index.ts';
import { newslettersApi } from '../../../api/newsletters.ts';
import { failedChange } from '../../shared/failure-reasons.tsx';
import { newslettersScreens } from './registry.ts';
import { chartPage } from '../../../page/page.tsx';
import { toasts } from '../../../page/session-toasts.ts';
import { fill } from '../../../page/fill-ports.ts';

/** A change that was taken back, said in passing; its row says it for longer. */
function showRefusal({ failure }: RefusalMessage): void {
  toasts.show(failure.feedback ?? i18n._(failedChange(failure)), 'warning');
}

/** The page of newsletters. */
export const page = chartPage({
  registry: newslettersScreens,
  open: ({ client, cache, visitor }) => {
    const machine = fill(newslettersMachine, cache, newslettersApi(client));
    const accountId = visitor?.account?.id;
    if (accountId === undefined) throw new Error('Newsletters are shown to people who have signed in');
    return definePage({
      machine,
      open: () => {
        const actor = createActor(machine, {
          input: { accountId, cached: cache.last('readNewsletters', undefined) },
        });
        actor.on('message.given', showRefusal);
        return actor;
      },
    });
  },
});
