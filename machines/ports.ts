/**
 * All ports of the charts. Pages (`page.ts` of a feature) fill them from `src/api`; stories and tests with scripted
 * answers. A port rejects with an `ApiError`; a business answer is an output, not an error.
 */
import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate';
import { fromPromise } from 'xstate';
import type { AddressAction, AddressBook, AddressChange } from '../domain/address.ts';
import type {
  CheckoutAnswer,
  CheckoutRequest,
  FoundCheckout,
  HelpRequest,
  InvoicesAnswer,
  OutcomeAnswer,
  ReceiptCopyRequest,
} from '../domain/checkout.ts';
import type { ContactMessage } from '../validation/forms/contact.ts';
import type { Read, RowsRead } from '../domain/completeness.ts';
import type {
  AdvertsChange,
  NewsletterChange,
  NewslettersRead,
  NewsletterSignup,
  OfferedNewsletter,
} from '../domain/newsletter.ts';
import type { Devices, SignedOutDevices } from '../domain/device.ts';
import type { ConfirmationAnswer, DeletionAnswer, PersonalData } from '../domain/personal-data.ts';
import type { Offer, PricedOffer, Simulation } from '../domain/offer.ts';
import type {
  Quotation,
  QuotationAnswer,
  QuotationChanged,
  QuotationDecision,
  QuotationDetails,
  QuotationLink,
  QuotationVersion,
} from '../domain/quotation.ts';
import type {
  LicenceReader,
  RangeAddition,
  RangeBook,
  RangeDeletion,
  RangeEdit,
  ReaderAddition,
  ReaderAdditionAnswer,
  ReaderDeletion,
  ReaderEdit,
  ReaderPage,
  ReaderQuestion,
  ReadSubscription,
} from '../domain/licence.ts';
import type { ModificationSummary, ReadModification } from '../domain/modification.ts';
import type {
  EmailChangeRequest,
  Guarded,
  PasswordChange,
  PersonalIdentity,
  PersonalInformation,
  Profile,
} from '../domain/profile.ts';
import type {
  KeptQuoteDraft,
  QuoteDraftChange,
  QuoteDraftSaved,
  QuoteRequest,
} from '../validation/forms/quote-request.ts';
import type { Keeping, ReadArticle, ReadingPage, ReadingQuestion, ReadLaterQuestion } from '../domain/reading.ts';
import type { LatestBuild } from './app-update/app-update.context.ts';
import type { Site } from '../domain/site.ts';
import type { HeldSubscription } from '../domain/subscription.ts';
import type { SubscriptionOrderAnswer, SubscriptionOrderQuestion } from '../domain/subscription-order.ts';
import type { OperationFilter, WalletOperation, WalletPage, WalletQuestion } from '../domain/wallet.ts';
import type { Watches, WatchPreview, WatchSubject } from '../domain/watch.ts';
import type { AccountRequest, PasswordLinkAnswer, PasswordRequest } from '../domain/password.ts';
import type { Credentials, NewPasswordAnswer, SignInAnswer, SignOut, VisitorAnswer } from '../domain/visitor.ts';

export interface Ports {
  /** The build that is served now: the page's, or another one whose files are complete. */
  readLatestBuild(input: { readonly build: string }): Promise<LatestBuild>;

  readSite(): Promise<Site>;
  readVisitor(input: { readonly invoiceToken: string | null }): Promise<VisitorAnswer>;
  /** Reads the visitor again, past every cache (`user/reset`). */
  refreshVisitor(): Promise<VisitorAnswer>;
  /** Has a new link emailed to the account of the invoice whose link was refused, if there is such an invoice. */
  renewInvoiceLink(): Promise<void>;
  signIn(input: Credentials): Promise<SignInAnswer>;
  signOut(input: SignOut): Promise<void>;
  resendVerification(): Promise<void>;
  /** Requests an account: the address receives an email, whether it has an account or not. */
  requestAccount(input: AccountRequest): Promise<void>;
  /** Requests a password reset, in the same way. */
  requestPassword(input: PasswordRequest): Promise<void>;
  /** Reads the content of the emailed link that this browser has followed. */
  readPasswordLink(): Promise<PasswordLinkAnswer>;
  /** Saves the password of the link's owner, and signs them in. */
  choosePassword(input: { readonly password: string }): Promise<NewPasswordAnswer>;

  /** The person's profile. */
  readProfile(): Promise<Profile>;
  saveIdentity(input: PersonalIdentity): Promise<Profile>;
  saveInformation(input: PersonalInformation): Promise<Profile>;
  /** Requests a change of the email address, effective once its owner has confirmed it. */
  changeEmail(input: EmailChangeRequest): Promise<Guarded<Profile>>;
  /** Sends that email again; without a pending change, only returns the profile. */
  resendEmailChange(): Promise<Profile>;
  cancelEmailChange(): Promise<Profile>;
  /** Replaces the password and ends every other session of the person; idempotent. */
  changePassword(input: PasswordChange): Promise<Guarded<null>>;

  /** The price of an offer. */
  simulateOffer(input: Simulation): Promise<PricedOffer>;

  readQuoteDraft(): Promise<KeptQuoteDraft>;
  /** Saves a draft over the version on the screen. */
  saveQuoteDraft(input: QuoteDraftChange): Promise<QuoteDraftSaved>;
  dropQuoteDraft(): Promise<void>;
  /** Sends a request for a quote to the office, once for one idempotency key. */
  requestQuote(input: {
    readonly key: string;
    readonly request: QuoteRequest;
  }): Promise<{ readonly reference: string }>;

  readAddresses(): Promise<AddressBook & Read>;
  /** Saves an address and selects it. */
  saveAddress(input: AddressChange): Promise<AddressBook>;
  /** Selects or deletes a saved address. */
  changeAddress(input: AddressAction): Promise<void>;

  /** The person's signed-in devices. */
  readDevices(): Promise<Devices>;
  /** Signs devices out, and returns the remaining ones. */
  signOutDevices(input: { readonly which: SignedOutDevices }): Promise<Devices>;

  /** Whether the person's data can be exported and deleted. */
  readPersonalData(): Promise<PersonalData>;
  /** Confirms the person by their password. */
  confirmPassword(input: { readonly presentPassword: string }): Promise<ConfirmationAnswer>;
  /** Requests the deletion of the account after a period. */
  requestDeletion(input: { readonly presentPassword: string }): Promise<DeletionAnswer>;

  readNewsletters(): Promise<NewslettersRead>;
  /** Rejects with the server's message if it refuses. */
  changeNewsletter(input: NewsletterChange | AdvertsChange): Promise<void>;
  /** Newsletters open to subscribers without an account. */
  readOfferedNewsletters(): Promise<readonly OfferedNewsletter[]>;
  /** Requests newsletters: the address receives an email, whether it is subscribed or not. */
  requestNewsletters(input: NewsletterSignup): Promise<void>;
  /** Sends that email again. */
  repeatNewsletterEmail(input: { readonly email: string }): Promise<void>;

  readInvoices(): Promise<InvoicesAnswer>;
  checkOut(input: CheckoutRequest): Promise<CheckoutAnswer>;
  findCheckout(input: { readonly key: string }): Promise<FoundCheckout>;
  readOutcome(input: { readonly reference: string }): Promise<OutcomeAnswer>;
  askForHelp(input: HelpRequest): Promise<void>;
  sendReceiptCopy(input: ReceiptCopyRequest): Promise<void>;

  /** Sends a message to the customer service, once for one idempotency key. */
  sendMessage(input: {
    readonly key: string;
    readonly message: ContactMessage;
  }): Promise<{ readonly reference: string }>;

  /** The order of a subscription, and its payment methods. */
  readSubscriptionOrder(input: SubscriptionOrderQuestion): Promise<SubscriptionOrderAnswer>;

  /** The subscriptions that the person owns or reads. */
  readSubscriptions(): Promise<RowsRead<HeldSubscription>>;

  readSubscription(input: { readonly id: number }): Promise<ReadSubscription>;
  /** Readers of a licence that the person administers; a page of at most a hundred. */
  readReaders(input: ReaderQuestion): Promise<ReaderPage & Read>;
  readReader(input: { readonly subscriptionId: number; readonly readerId: number }): Promise<LicenceReader>;
  /** All of them, for a file. */
  readAllReaders(input: { readonly subscriptionId: number }): Promise<readonly LicenceReader[]>;
  /** Requests the addition of readers, by one request, once for one idempotency key. */
  addReaders(input: { readonly key: string; readonly addition: ReaderAddition }): Promise<ReaderAdditionAnswer>;
  editReader(input: ReaderEdit): Promise<ModificationSummary>;
  deleteReader(input: ReaderDeletion): Promise<ModificationSummary>;
  readRanges(input: { readonly subscriptionId: number }): Promise<RangeBook & Read>;
  /** Requests the addition of networks, by one request, once for one idempotency key. */
  addRanges(input: { readonly key: string; readonly addition: RangeAddition }): Promise<ModificationSummary>;
  editRange(input: RangeEdit): Promise<ModificationSummary>;
  deleteRange(input: RangeDeletion): Promise<ModificationSummary>;
  readModification(input: { readonly id: number }): Promise<ReadModification>;
  /** Cancels a request; returns its state, since it may have been decided before. */
  cancelModification(input: { readonly id: number }): Promise<ReadModification>;

  /** The latest articles, newest first. */
  readLatestArticles(): Promise<RowsRead<ReadArticle>>;
  /** The person's reading log; a page of at most fifty. */
  readReadings(input: ReadingQuestion): Promise<ReadingPage & Read>;
  /** The person's saved articles. */
  readReadLater(input: ReadLaterQuestion): Promise<ReadingPage & Read>;
  /** Saves an article, or removes it from the saved ones; idempotent. */
  keepArticle(input: Keeping): Promise<void>;

  /** The person's watches, and the sections and serials to choose from. */
  readWatches(): Promise<Watches & Read>;
  /** Matches of a watch, without creating it. */
  previewWatch(input: WatchSubject): Promise<WatchPreview>;
  /** Creates a watch; idempotent. Rejects with the server's message if it refuses. */
  createWatch(input: WatchSubject): Promise<void>;
  /** Deletes a watch; succeeds if there is none. */
  deleteWatch(input: { readonly id: number }): Promise<void>;

  /** The person's wallet with its operations; a page of at most fifty. */
  readWallet(input: WalletQuestion): Promise<WalletPage & Read>;
  /** All operations of the filter, for a file. */
  readWalletStatement(input: OperationFilter): Promise<readonly WalletOperation[]>;

  readQuotation(input: { readonly id: number }): Promise<QuotationAnswer>;
  readQuotationByReference(input: { readonly reference: string }): Promise<QuotationAnswer>;
  /** Creates a quotation of an offer at list prices, once for one idempotency key. */
  startQuotation(input: { readonly key: string; readonly offer: Offer }): Promise<Quotation>;
  changeOffer(input: QuotationVersion & { readonly offer: Offer }): Promise<QuotationChanged>;
  /** Saves the buyer's details; the tax follows the billing address. */
  saveDetails(input: QuotationVersion & { readonly details: QuotationDetails }): Promise<QuotationChanged>;
  decideQuotation(input: QuotationVersion & { readonly decision: QuotationDecision }): Promise<QuotationChanged>;
  /** Orders an accepted quotation: there is one order for it under any keys. */
  orderQuotation(input: QuotationVersion & { readonly key: string }): Promise<QuotationChanged>;
  shareQuotation(input: { readonly id: number }): Promise<QuotationLink>;
}

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
