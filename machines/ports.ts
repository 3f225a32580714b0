/**
 * Every question a machine may ask the world. Pages (`page.ts` of a feature) fill them from `src/api`; stories and tests fill
 * them with scripted answers. A port rejects with an `ApiError`; a business answer is an output, not an error.
 */
import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate';
import { fromPromise } from 'xstate';
import type { AddressAction, AddressBook, AddressChange } from './domain/address.ts';
import type {
  CheckoutAnswer,
  CheckoutRequest,
  FoundCheckout,
  HelpRequest,
  InvoicesAnswer,
  OutcomeAnswer,
  ReceiptCopyRequest,
} from './domain/checkout.ts';
import type { ContactMessage } from './domain/contact.ts';
import type {
  AdvertsChange,
  NewsletterChange,
  Newsletters,
  NewsletterSignup,
  OfferedNewsletter,
} from './domain/newsletter.ts';
import type { Devices, SignedOutDevices } from './domain/device.ts';
import type { ConfirmationAnswer, DeletionAnswer, PersonalData } from './domain/personal-data.ts';
import type { Offer, PricedOffer, Simulation } from './domain/offer.ts';
import type {
  Quotation,
  QuotationAnswer,
  QuotationChanged,
  QuotationDecision,
  QuotationDetails,
  QuotationLink,
  QuotationVersion,
} from './domain/quotation.ts';
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
  SubscriptionDetail,
} from './domain/licence.ts';
import type { Modification, ModificationSummary } from './domain/modification.ts';
import type {
  EmailChangeRequest,
  Guarded,
  PasswordChange,
  PersonalIdentity,
  PersonalInformation,
  Profile,
} from './domain/profile.ts';
import type { KeptQuoteDraft, QuoteDraftChange, QuoteDraftSaved, QuoteRequest } from './domain/quote-request.ts';
import type { Keeping, ReadArticle, ReadingPage, ReadingQuestion, ReadLaterQuestion } from './domain/reading.ts';
import type { LatestBuild } from './domain/release.ts';
import type { Site } from './domain/site.ts';
import type { HeldSubscription } from './domain/subscription.ts';
import type { SubscriptionOrderAnswer, SubscriptionOrderQuestion } from './domain/subscription-order.ts';
import type { OperationFilter, WalletOperation, WalletPage, WalletQuestion } from './domain/wallet.ts';
import type { Watches, WatchPreview, WatchSubject } from './domain/watch.ts';
import type { AccountRequest, PasswordLinkAnswer, PasswordRequest } from './domain/password.ts';
import type { Credentials, NewPasswordAnswer, SignInAnswer, SignOut, VisitorAnswer } from './domain/visitor.ts';

export interface Ports {
  /** Which build is served now: that of the page, or another one whose files are all there. */
  readLatestBuild(input: { readonly build: string }): Promise<LatestBuild>;

  readSite(): Promise<Site>;
  readVisitor(input: { readonly invoiceToken: string | null }): Promise<VisitorAnswer>;
  /** Asks who the visitor is once more, past every cache (`user/reset`). */
  refreshVisitor(): Promise<VisitorAnswer>;
  signIn(input: Credentials): Promise<SignInAnswer>;
  signOut(input: SignOut): Promise<void>;
  resendVerification(): Promise<void>;
  /** Asks for an account: a letter goes to the address, whether it has one or not. */
  requestAccount(input: AccountRequest): Promise<void>;
  /** Asks for another password, in the same way. */
  requestPassword(input: PasswordRequest): Promise<void>;
  /** Asks what the link of a letter opens that this browser has followed. */
  readPasswordLink(): Promise<PasswordLinkAnswer>;
  /** Keeps the password that the reader of the letter chooses; they are signed in. */
  choosePassword(input: { readonly password: string }): Promise<NewPasswordAnswer>;

  /** What the publisher knows of the person. */
  readProfile(): Promise<Profile>;
  saveIdentity(input: PersonalIdentity): Promise<Profile>;
  saveInformation(input: PersonalInformation): Promise<Profile>;
  /** Asks for another e-mail address: it is theirs once its reader has confirmed it. */
  changeEmail(input: EmailChangeRequest): Promise<Guarded<Profile>>;
  /** Sends the letter to that address once more; where none awaits, only what is known is told. */
  resendEmailChange(): Promise<Profile>;
  cancelEmailChange(): Promise<Profile>;
  /** Replaces the password; every other session of the person ends. Doing so twice is doing it once. */
  changePassword(input: PasswordChange): Promise<Guarded<null>>;

  /** What an offer would cost. */
  simulateOffer(input: Simulation): Promise<PricedOffer>;

  readQuoteDraft(): Promise<KeptQuoteDraft>;
  /** Keeps a draft in the place of the version that the person had. */
  saveQuoteDraft(input: QuoteDraftChange): Promise<QuoteDraftSaved>;
  dropQuoteDraft(): Promise<void>;
  /** Sends a request for a quote to the office, once for one idempotency key. */
  requestQuote(input: {
    readonly key: string;
    readonly request: QuoteRequest;
  }): Promise<{ readonly reference: string }>;

  readAddresses(): Promise<AddressBook>;
  /** Keeps an address and selects it. */
  saveAddress(input: AddressChange): Promise<AddressBook>;
  /** Selects or deletes a kept address. */
  changeAddress(input: AddressAction): Promise<void>;

  /** Where the person is signed in. */
  readDevices(): Promise<Devices>;
  /** Signs them out there; tells where they still are. */
  signOutDevices(input: { readonly which: SignedOutDevices }): Promise<Devices>;

  /** Whether all that is held of the person can be had, and deleted. */
  readPersonalData(): Promise<PersonalData>;
  /** Takes the password once more. */
  confirmPassword(input: { readonly presentPassword: string }): Promise<ConfirmationAnswer>;
  /** Has the account deleted, after a while. */
  requestDeletion(input: { readonly presentPassword: string }): Promise<DeletionAnswer>;

  readNewsletters(): Promise<Newsletters>;
  /** Rejects with the server's words where it refuses. */
  changeNewsletter(input: NewsletterChange | AdvertsChange): Promise<void>;
  /** What anybody may receive, without an account. */
  readOfferedNewsletters(): Promise<readonly OfferedNewsletter[]>;
  /** Asks for newsletters: a letter goes to the address, whatever it receives already. */
  requestNewsletters(input: NewsletterSignup): Promise<void>;
  /** Has that letter sent once more. */
  repeatNewsletterEmail(input: { readonly email: string }): Promise<void>;

  readInvoices(): Promise<InvoicesAnswer>;
  checkOut(input: CheckoutRequest): Promise<CheckoutAnswer>;
  findCheckout(input: { readonly key: string }): Promise<FoundCheckout>;
  readOutcome(input: { readonly reference: string }): Promise<OutcomeAnswer>;
  askForHelp(input: HelpRequest): Promise<void>;
  sendReceiptCopy(input: ReceiptCopyRequest): Promise<void>;

  /** Sends a message to the desk, once for one idempotency key. */
  sendMessage(input: {
    readonly key: string;
    readonly message: ContactMessage;
  }): Promise<{ readonly reference: string }>;

  /** What is to be paid for a subscription, by which ways. */
  readSubscriptionOrder(input: SubscriptionOrderQuestion): Promise<SubscriptionOrderAnswer>;

  /** The subscriptions that the person owns or reads by. */
  readSubscriptions(): Promise<readonly HeldSubscription[]>;

  readSubscription(input: { readonly id: number }): Promise<SubscriptionDetail>;
  /** Readers of a licence that the person administers; a page of at most a hundred. */
  readReaders(input: ReaderQuestion): Promise<ReaderPage>;
  readReader(input: { readonly subscriptionId: number; readonly readerId: number }): Promise<LicenceReader>;
  /** All of them, for a file. */
  readAllReaders(input: { readonly subscriptionId: number }): Promise<readonly LicenceReader[]>;
  /** Asks for readers to be added, by one request, once for one idempotency key. */
  addReaders(input: { readonly key: string; readonly addition: ReaderAddition }): Promise<ReaderAdditionAnswer>;
  editReader(input: ReaderEdit): Promise<ModificationSummary>;
  deleteReader(input: ReaderDeletion): Promise<ModificationSummary>;
  readRanges(input: { readonly subscriptionId: number }): Promise<RangeBook>;
  /** Asks for networks to be added, by one request, once for one idempotency key. */
  addRanges(input: { readonly key: string; readonly addition: RangeAddition }): Promise<ModificationSummary>;
  editRange(input: RangeEdit): Promise<ModificationSummary>;
  deleteRange(input: RangeDeletion): Promise<ModificationSummary>;
  readModification(input: { readonly id: number }): Promise<Modification>;
  /** Takes a request back; tells where it stands then: it may have been decided before. */
  cancelModification(input: { readonly id: number }): Promise<Modification>;

  /** What was published last, the newest first. */
  readLatestArticles(): Promise<readonly ReadArticle[]>;
  /** What the person has read; a page of at most fifty. */
  readReadings(input: ReadingQuestion): Promise<ReadingPage>;
  /** What the person keeps for later. */
  readReadLater(input: ReadLaterQuestion): Promise<ReadingPage>;
  /** Keeps an article for later, or no longer; doing so twice is doing it once. */
  keepArticle(input: Keeping): Promise<void>;

  /** What is watched for the person, and what else can be watched by name. */
  readWatches(): Promise<Watches>;
  /** What a watch would have brought; nothing is set. */
  previewWatch(input: WatchSubject): Promise<WatchPreview>;
  /** Sets a watch, once however often it is asked. Rejects with the server's words where it refuses. */
  createWatch(input: WatchSubject): Promise<void>;
  /** Ends a watch; done, too, where there is none. */
  deleteWatch(input: { readonly id: number }): Promise<void>;

  /** The person's wallet, and what went in and out of it; a page of at most fifty. */
  readWallet(input: WalletQuestion): Promise<WalletPage>;
  /** All that went in and out of it, for a file. */
  readWalletStatement(input: OperationFilter): Promise<readonly WalletOperation[]>;

  readQuotation(input: { readonly id: number }): Promise<QuotationAnswer>;
  readQuotationByReference(input: { readonly reference: string }): Promise<QuotationAnswer>;
  /** Makes a quotation of an offer at list prices, once for one idempotency key. */
  startQuotation(input: { readonly key: string; readonly offer: Offer }): Promise<Quotation>;
  changeOffer(input: QuotationVersion & { readonly offer: Offer }): Promise<QuotationChanged>;
  /** Keeps who buys; the tax follows the billing address. */
  saveDetails(input: QuotationVersion & { readonly details: QuotationDetails }): Promise<QuotationChanged>;
  decideQuotation(input: QuotationVersion & { readonly decision: QuotationDecision }): Promise<QuotationChanged>;
  /** Orders an accepted quotation: there is one order for it, under whatever key. */
  orderQuotation(input: QuotationVersion & { readonly key: string }): Promise<QuotationChanged>;
  shareQuotation(input: { readonly id: number }): Promise<QuotationLink>;
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
  return fromPromise(() =>
    Promise.reject(new Error(`Port "${name}" is not filled: fill it in page.ts of the feature`)),
  );
}

/** All ports as the app fills them: each is told when nobody waits for its answer any more. */
export type FilledPorts = {
  readonly [Name in keyof Ports]: (input: Question<Name>, signal: AbortSignal) => Promise<Answer<Name>>;
};
