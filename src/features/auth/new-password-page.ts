import { createActor } from 'xstate';
import { newPasswordMachine } from '../../../machines/auth/new-password/new-password.machine.ts';
import { definePage } from '../../../machines/engine/index.ts';
import { passwordsApi } from '../../api/passwords.ts';
import { newPasswordScreens } from './registry.tsx';
import { chartPage } from '../../page/page.tsx';
import { fill } from '../../page/fill-ports.ts';

/** The page to choose a password, opened by a link in an email. */
export const page = chartPage({
  registry: newPasswordScreens,
  open: ({ client, cache, onSignedIn }) => {
    const machine = fill(newPasswordMachine, cache, passwordsApi(client));
    return definePage({
      machine,
      open: (input) => {
        const actor = createActor(machine, { input });
        actor.on('visitor.signedIn', ({ visitor }) => onSignedIn(visitor));
        return actor;
      },
    });
  },
});
