/**
 * All ports of the charts. Pages (`page.ts` of a feature) fill them from `src/api`; stories and tests with scripted
 * answers. A port rejects with an `ApiError`; a business answer is an output, not an error.
 */
import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate';
import { fromPromise } from 'xstate';
import type { CallPorts } from '../contract/call-ports.ts';
import type { Calls } from '../contract/calls.ts';
import type { AddressAction, AddressBook } from '../domain/address.ts';
import type {
  CheckoutAnswer,
  CheckoutRequest,
  FoundCheckout,
  InvoicesAnswer,
  OutcomeAnswer,
} from '../domain/checkout.ts';
import type { Read } from '../domain/completeness.ts';
import type { AdvertsChange, NewsletterChange } from '../domain/newsletter.ts';
import type { ConfirmationAnswer, DeletionAnswer } from '../domain/personal-data.ts';
import type { QuotationAnswer, QuotationChanged, QuotationDecision, QuotationVersion } from '../domain/quotation.ts';
import type { ReadSubscription } from '../domain/licence.ts';
import type { EmailChangeRequest, Guarded, PasswordChange, Profile } from '../domain/profile.ts';
import type { QuoteDraftChange, QuoteDraftSaved } from '../validation/forms/quote-request.ts';
import type { Keeping, ReadingPage, ReadingQuestion, ReadLaterQuestion } from '../domain/reading.ts';
import type { LatestBuild } from './app-update/app-update.context.ts';
import type { Site } from '../domain/site.ts';
import type { SubscriptionOrderAnswer, SubscriptionOrderQuestion } from '../domain/subscription-order.ts';
import type { OperationFilter, WalletOperation } from '../domain/wallet.ts';
import type { WatchPreview, WatchSubject } from '../domain/watch.ts';
import type { PasswordLinkAnswer } from '../domain/password.ts';
import type { Credentials, NewPasswordAnswer, SignInAnswer, VisitorAnswer } from '../domain/visitor.ts';

/** Ports that choose among calls, ask none, or make an answer of their own of one. */
interface OwnPorts {
  /** The build that is served now: the page's, or another one whose files are complete. */
  readLatestBuild(input: { readonly build: string }): Promise<LatestBuild>;

  readSite(): Promise<Site>;
  readVisitor(input: { readonly invoiceToken: string | null }): Promise<VisitorAnswer>;
  /** Reads the visitor again, past every cache (`user/reset`). */
  refreshVisitor(): Promise<VisitorAnswer>;
  /** Has a new link emailed to the account of the invoice whose link was refused, if there is such an invoice. */
  renewInvoiceLink(): Promise<void>;
  signIn(input: Credentials): Promise<SignInAnswer>;
  /** Reads the content of the emailed link that this browser has followed. */
  readPasswordLink(): Promise<PasswordLinkAnswer>;
  /** Saves the password of the link's owner, and signs them in. */
  choosePassword(input: { readonly password: string }): Promise<NewPasswordAnswer>;
  /** Requests a change of the email address, effective once its owner has confirmed it. */
  changeEmail(input: EmailChangeRequest): Promise<Guarded<Profile>>;
  /** Replaces the password and ends every other session of the person; idempotent. */
  changePassword(input: PasswordChange): Promise<Guarded<null>>;
  /** Saves a draft over the version on the screen. */
  saveQuoteDraft(input: QuoteDraftChange): Promise<QuoteDraftSaved>;

  readAddresses(): Promise<AddressBook & Read>;
  /** Selects or deletes a saved address. */
  changeAddress(input: AddressAction): Promise<void>;
  /** Confirms the person by their password. */
  confirmPassword(input: { readonly presentPassword: string }): Promise<ConfirmationAnswer>;
  /** Requests the deletion of the account after a period. */
  requestDeletion(input: { readonly presentPassword: string }): Promise<DeletionAnswer>;
  /** Rejects with the server's message if it refuses. */
  changeNewsletter(input: NewsletterChange | AdvertsChange): Promise<void>;

  readInvoices(): Promise<InvoicesAnswer>;
  checkOut(input: CheckoutRequest): Promise<CheckoutAnswer>;
  findCheckout(input: { readonly key: string }): Promise<FoundCheckout>;
  readOutcome(input: { readonly reference: string }): Promise<OutcomeAnswer>;

  /** The order of a subscription, and its payment methods. */
  readSubscriptionOrder(input: SubscriptionOrderQuestion): Promise<SubscriptionOrderAnswer>;

  readSubscription(input: { readonly id: number }): Promise<ReadSubscription>;
  /** The person's reading log; a page of at most fifty. */
  readReadings(input: ReadingQuestion): Promise<ReadingPage & Read>;
  /** The person's saved articles. */
  readReadLater(input: ReadLaterQuestion): Promise<ReadingPage & Read>;
  /** Saves an article, or removes it from the saved ones; idempotent. */
  keepArticle(input: Keeping): Promise<void>;
  /** Matches of a watch, without creating it. */
  previewWatch(input: WatchSubject): Promise<WatchPreview>;
  /** Creates a watch; idempotent. Rejects with the server's message if it refuses. */
  createWatch(input: WatchSubject): Promise<void>;
  /** All operations of the filter, for a file. */
  readWalletStatement(input: OperationFilter): Promise<readonly WalletOperation[]>;

  readQuotation(input: { readonly id: number }): Promise<QuotationAnswer>;
  readQuotationByReference(input: { readonly reference: string }): Promise<QuotationAnswer>;
  decideQuotation(input: QuotationVersion & { readonly decision: QuotationDecision }): Promise<QuotationChanged>;
}

/** All ports: of the calls whose rows name one (`contract/call-ports.ts`), and the others. */
export interface Ports extends CallPorts<Calls>, OwnPorts {}

/** The answer of a port. */
export type Answer<Port extends keyof Ports> = Awaited<ReturnType<Ports[Port]>>;

/** The input of a port. */
export type Question<Port extends keyof Ports> = Parameters<Ports[Port]> extends [infer Input] ? Input : undefined;

/** The actor logic of an unfilled port: a call throws an error that names it, never "unreachable". */
export function port<Name extends keyof Ports>(
  name: Name,
): PromiseActorLogic<Answer<Name>, Question<Name> & NonReducibleUnknown> {
  return fromPromise(() =>
    Promise.reject(new Error(`Port "${name}" is not filled: fill it in page.ts of the feature`)),
  );
}

/** An unfilled effect: a call throws an error that names it. */
export function effect<Params>(name: string): (args: unknown, params: Params) => void {
  return () => {
    throw new Error(`Action "${name}" is not filled: fill it in page.ts of the feature`);
  };
}

/** All ports as the app fills them; each receives a signal that aborts when its answer is not needed any more. */
export type FilledPorts = {
  readonly [Name in keyof Ports]: (input: Question<Name>, signal: AbortSignal) => Promise<Answer<Name>>;
};
