import { i18n } from '@lingui/core';
import { createActor } from 'xstate';
import { walletQuestion, noWalletFilter } from '../../../machines/wallet/wallet.context.ts';
import { walletMachine } from '../../../machines/wallet/wallet.machine.ts';
import { dayIn } from '../../../domain/moment.ts';
import { definePage } from '../../../machines/engine/index.ts';
import { filtersFrom } from '../../../machines/shared/list/listing-filters.ts';
import { walletApi } from '../../api/wallet.ts';
import { walletScreens } from './registry.ts';
import { statementFile } from './statement-file.ts';
import { chartPage } from '../../page/page.tsx';
import { saveFile } from '../../page/browser-ports.ts';
import { fill } from '../../page/fill-ports.ts';

/** The wallet's history, as a page. */
export const page = chartPage({
  registry: walletScreens,
  open: ({ client, cache, site: { timeZone: zone } }) => {
    const machine = fill(walletMachine, cache, walletApi(client));
    return definePage({
      machine,
      open: ({ params }) => {
        const asked = walletQuestion(filtersFrom(noWalletFilter, params), null);
        const actor = createActor(machine, { input: { params, cached: cache.last('readWallet', asked) } });
        actor.on('statement.received', ({ operations }) => {
          const today = dayIn(new Date().toISOString(), zone);
          saveFile(statementFile(operations, { i18n, zone, today }), 'text/csv;charset=utf-8');
        });
        return actor;
      },
    });
  },
});
