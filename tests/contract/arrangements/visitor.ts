import { calls } from '../../../src/contract/calls.ts';
import { signupArrangements } from '../newsletter-letters.ts';
import { passwordArrangements } from '../password-letters.ts';
import type { Arrangements, TheDesk } from './arranged.ts';
import { someone } from './arranged.ts';

/** What the demo's own people are for: a full set of fields. */
const camille = { email: 'camille.delaunay@example.fr', motDePasse: 'lagune-claire-7412' };

/** Who the visitor is, and what everybody may see. */
export function visitorArrangements(desk: TheDesk): Arrangements {
  return {
    infossiteweb: async () => ({ visitor: desk().visitor() }),
    'user.signed-in': async () => {
      const visitor = desk().visitor();
      await visitor.send(calls['login/login'], { body: camille });
      return { visitor };
    },
    'user.nobody': async () => ({ visitor: desk().visitor() }),
    'user.by-token': async () => {
      const { token } = await desk().scenario({ name: 'oneInvoice' });
      return { visitor: desk().visitor(), query: { invoiceToken: token } };
    },
    'user.token-refused': async () => ({ visitor: desk().visitor() }),
    'user-reset': async () => someone(desk, 'unverified'),
    'login.accepted': async () => ({ visitor: desk().visitor(), body: camille }),
    'login.refused': async () => ({ visitor: desk().visitor() }),
    'login.incomplete': async () => ({ visitor: desk().visitor() }),
    logout: async () => someone(desk),
    'logout.everywhere': async () => someone(desk),
    ...passwordArrangements(desk),
    'newsletter-resend': async () => someone(desk, 'unverified'),
    ...signupArrangements(desk),
    'ressources-clean': async () => ({ visitor: desk().visitor() }),
    'articles-last': async () => ({ visitor: desk().visitor() }),
  };
}
