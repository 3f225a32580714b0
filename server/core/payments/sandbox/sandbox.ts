import { enums, integer, is, literal, string, type, union } from 'superstruct';
import { currencies } from '../../../../domain/money.ts';
import { declineReasons } from '../../../../domain/payment.ts';
import type { Services } from '../../services.ts';
import type { Confirmation, PaymentProvider } from '../provider.ts';
import { listEvents, reversalsOf } from './events.ts';
import { listCharges, refundSession } from './ledger.ts';
import { endSession, findSession, openSession, providerStateOf } from './sessions.ts';
import { confirmationSecret, isSigned, signatureHeader } from './signature.ts';

/** Path of a session's page. */
export function hostedPath(id: string): string {
  return `/pay/sandbox/${id}`;
}

const received = type({
  id: string(),
  type: string(),
  reference: string(),
  session: string(),
  state: union([
    type({ kind: literal('open') }),
    type({ kind: literal('processing') }),
    type({
      kind: literal('paid'),
      charge: string(),
      amount: type({ minor: integer(), currency: enums(currencies) }),
      at: string(),
    }),
    type({ kind: literal('notCharged'), reason: enums(declineReasons) }),
  ]),
});

async function parse(services: Services, body: Buffer): Promise<Confirmation | null> {
  const message: unknown = JSON.parse(body.toString('utf8'));
  if (!is(message, received)) return null;
  const { id, ...rest } = message;
  return { ...rest, eventId: id, reversals: await reversalsOf(services.db, message) };
}

/** The provider that ships with the product: a page on this server, test cards, no money. */
export function sandboxProvider(services: Services): PaymentProvider {
  return {
    isSandbox: true,
    createSession: async (request) => {
      const id = await openSession(services, request);
      return { id, url: `${services.settings.publicUrl}${hostedPath(id)}` };
    },
    readSession: async (id) => {
      const session = await findSession(services, id);
      return session ? providerStateOf(session) : { kind: 'notCharged', reason: 'expired' };
    },
    expireSession: async (id) => {
      const session = await endSession(services, id, { state: 'cancelled' });
      return session ? providerStateOf(session) : { kind: 'notCharged', reason: 'expired' };
    },
    refund: (request) => refundSession(services, request),
    listCharges: (since) => listCharges(services, since),
    listEvents: (window) => listEvents(services, window),
    verifyConfirmation: async (headers, body) => {
      const secret = await confirmationSecret(services);
      const isOurs = isSigned(secret, services.clock.now(), body, headers[signatureHeader]);
      const confirmation = isOurs ? await parse(services, body) : null;
      return confirmation ? { kind: 'confirmation', confirmation } : { kind: 'forged' };
    },
  };
}
