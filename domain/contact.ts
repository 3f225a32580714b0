/** Subjects of a message from a signed-in person (specification §3, request kind). */
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

/** The kind that a text names; `null` for any other text. */
export function requestKindNamed(text: string | undefined): RequestKind | null {
  return requestKinds.find((kind) => kind === text) ?? null;
}
