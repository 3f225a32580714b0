import { calls } from '../../../contract/calls.ts';
import { signupArrangements } from '../newsletter-emails.ts';
import { passwordArrangements } from '../password-emails.ts';
import type { Arrangements, ControlOf } from './arranged.ts';
import { someone } from './arranged.ts';

/** An account of the demo, with every field filled in. */
const camille = { email: 'camille.delaunay@example.fr', motDePasse: 'lagune-claire-7412' };

/** Preparations of the exchanges about the visitor and about public data. */
export function visitorArrangements(server: ControlOf): Arrangements {
  return {
    infossiteweb: async () => ({ visitor: server().visitor() }),
    'user.signed-in': async () => {
      const visitor = server().visitor();
      await visitor.send(calls['login/login'], { body: camille });
      return { visitor };
    },
    'user.anonymous': async () => ({ visitor: server().visitor() }),
    'user.by-token': async () => {
      const { token } = await server().scenario({ name: 'oneInvoice' });
      return { visitor: server().visitor(), query: { invoiceToken: token } };
    },
    'user.token-refused': async () => ({ visitor: server().visitor() }),
    'user-link': async () => {
      const visitor = server().visitor();
      await visitor.send(calls.user, { query: { invoiceToken: 'Zk3vT9qXw2LhB7mPc5RdYs' } });
      return { visitor };
    },
    'user-link.unknown': async () => ({ visitor: server().visitor() }),
    'user-reset': async () => someone(server, 'unverified'),
    'login.accepted': async () => ({ visitor: server().visitor(), body: camille }),
    'login.refused': async () => ({ visitor: server().visitor() }),
    'login.incomplete': async () => ({ visitor: server().visitor() }),
    ...passwordArrangements(server),
    'newsletter-resend': async () => someone(server, 'unverified'),
    ...signupArrangements(server),
    'ressources-clean': async () => ({ visitor: server().visitor() }),
    'articles-last': async () => ({ visitor: server().visitor() }),
  };
}
