/** What somebody who has signed in writes to the desk about (specification §3, request kind). */
export const requestKinds = [
  'quote',
  'order',
  'subscriptionManagement',
  'claim',
  'payment',
  'contactForm',
  'wallet',
  'unsubscription',
  'support',
  'readerManagement',
  'globalLicenceForm',
  'modificationRequest',
] as const;

export type RequestKind = (typeof requestKinds)[number];

/** A message to the desk. Whom it is from, and where the answer goes, the account says. */
export interface ContactMessage {
  readonly kind: RequestKind;
  /** Number of the subscription, invoice or order that it is about, as it was typed; empty where none was. */
  readonly about: string;
  readonly remark: string;
}

/** The kind that a text names; `null` where it names none. */
export function requestKindNamed(text: string | undefined): RequestKind | null {
  return requestKinds.find((kind) => kind === text) ?? null;
}
