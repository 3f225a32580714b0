import { createActor } from 'xstate';
import { newPasswordMachine } from '../../../machines/doors/new-password/new-password.machine.ts';
import { definePage } from '../../../machines/funnel/index.ts';
import { passwordsApi } from '../../api/passwords.ts';
import { newPasswordScreens } from '../../screens/doors/registry.tsx';
import { chartPage } from '../page.tsx';
import { fill } from '../wiring/fill.ts';

/** The page where the reader of a letter chooses a password. */
export const page = chartPage({
  registry: newPasswordScreens,
  open: ({ ask, shelf, onSignedIn }) => {
    const machine = fill(newPasswordMachine, shelf, passwordsApi(ask));
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
