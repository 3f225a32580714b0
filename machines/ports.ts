/**
 * Every question a machine may ask the world. `src/app/wiring.ts` fills them from `src/api`; stories and tests fill
 * them with scripted answers. A port rejects with an `ApiError`; a business answer is an output, not an error.
 */
import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate';
import { fromPromise } from 'xstate';
import type {
  CheckoutAnswer,
  CheckoutRequest,
  FoundCheckout,
  HelpRequest,
  InvoicesAnswer,
  OutcomeAnswer,
} from './domain/checkout.ts';
import type { Site } from './domain/site.ts';
import type { Credentials, SignInAnswer, VisitorAnswer } from './domain/visitor.ts';

export interface Ports {
  readSite(): Promise<Site>;
  readVisitor(input: { readonly invoiceToken: string | null }): Promise<VisitorAnswer>;
  /** Asks who the visitor is once more, past every cache (`user/reset`). */
  refreshVisitor(): Promise<VisitorAnswer>;
  signIn(input: Credentials): Promise<SignInAnswer>;
  signOut(): Promise<void>;
  resendVerification(): Promise<void>;

  readInvoices(): Promise<InvoicesAnswer>;
  checkOut(input: CheckoutRequest): Promise<CheckoutAnswer>;
  findCheckout(input: { readonly key: string }): Promise<FoundCheckout>;
  readOutcome(input: { readonly reference: string }): Promise<OutcomeAnswer>;
  askForHelp(input: HelpRequest): Promise<void>;
}

/** The answer of a port. */
export type Answer<Port extends keyof Ports> = Awaited<ReturnType<Ports[Port]>>;

/** What a port is asked. */
export type Question<Port extends keyof Ports> = Parameters<Ports[Port]> extends [infer Input] ? Input : undefined;

/**
 * The actor logic of a port before anybody has filled it: asking it is a crash with a name, never "unreachable".
 */
export function port<Name extends keyof Ports>(
  name: Name,
): PromiseActorLogic<Answer<Name>, Question<Name> & NonReducibleUnknown> {
  return fromPromise(() => Promise.reject(new Error(`Port "${name}" is not filled: provide it in src/app/wiring.ts`)));
}

/** All ports as the app fills them: each is told when nobody waits for its answer any more. */
export type FilledPorts = {
  readonly [Name in keyof Ports]: (input: Question<Name>, signal: AbortSignal) => Promise<Answer<Name>>;
};
