/** What the page knows where an address is added or changed, and what each event changes. */
import type { AddressBook, AddressChange, KeptAddress, PostalAddress } from '../../domain/address.ts';
import { emptyAddress, MOST_ADDRESSES, postalAddressOf, selectedAddress } from '../../domain/address.ts';
import type { Site } from '../../domain/site.ts';
import type { Failure } from '../../failure.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import type { Params } from '../../engine/path.ts';
import { judge } from '../../validation/form.ts';
import { keptAddressForm } from '../../validation/forms/address.ts';
import type { AddressDraft } from './address-form.draft.ts';

export interface AddressFormContext {
  /** The number of the address that is changed, as the place says it; empty: a new one. */
  readonly id: string;
  readonly draft: AddressDraft;
  readonly book: AddressBook | null;
  readonly countries: Site['countries'];
  /** The one that was kept last, until something is typed. */
  readonly lastSaved: KeptAddress | null;
  readonly failure: Failure | null;
}

export interface AddressFormInput extends FunnelInput<AddressDraft> {
  readonly countries: Site['countries'];
}

/** Where one stands: what was typed of another address is left behind. */
export function placed(draft: AddressDraft, { id = '' }: Params) {
  return { id, draft: draft.of === id ? draft : { of: id, typed: null }, lastSaved: null };
}

/** The kept address that is changed; `null` for a new one, and for one that is not there any more. */
function keptOf({ id, book }: Pick<AddressFormContext, 'id' | 'book'>): KeptAddress | null {
  return book?.addresses.find((address) => String(address.id) === id) ?? null;
}

/** The one that is to be changed is not there any more. */
export function isGone(context: Pick<AddressFormContext, 'id' | 'book'>): boolean {
  return context.id !== '' && keptOf(context) === null;
}

/** There is no room for another address. */
export function isFull({ id, book }: Pick<AddressFormContext, 'id' | 'book'>): boolean {
  return id === '' && (book?.addresses.length ?? 0) >= MOST_ADDRESSES;
}

/** What was told: a form that nobody has typed in yet begins with what is kept. */
export function received({ id, draft }: Pick<AddressFormContext, 'id' | 'draft'>, book: AddressBook) {
  const kept = keptOf({ id, book });
  return {
    book,
    draft: { ...draft, typed: draft.typed ?? (kept ? postalAddressOf(kept) : emptyAddress) },
    failure: null,
  };
}

/** The address is kept: the form holds it as it is now, or is ready for another one. */
export function saved({ id, draft }: Pick<AddressFormContext, 'id' | 'draft'>, book: AddressBook) {
  return { ...received({ id, draft: { ...draft, typed: null } }, book), lastSaved: selectedAddress(book) };
}

/** What was typed, changed. */
export function written(draft: AddressDraft, typed: PostalAddress) {
  return { draft: { ...draft, typed }, lastSaved: null, failure: null };
}

/** Whether what is typed keeps every rule, and so may be sent. */
export function isComplete({ draft }: Pick<AddressFormContext, 'draft'>): boolean {
  return draft.typed !== null && judge(keptAddressForm, { address: draft.typed }).valid !== null;
}

/** What is sent. Throws where nothing was typed: a chart's bug. */
export function changeOf({ context: { id, draft } }: { readonly context: AddressFormContext }): AddressChange {
  if (draft.typed === null) throw new Error('An address is sent, but nothing was typed');
  return { id: id === '' ? null : Number(id), address: draft.typed };
}
