/** The context of the form that adds or changes an address, and the change by each event. */
import type { AddressBook, AddressChange, KeptAddress, PostalAddress } from '../../../domain/address.ts';
import { emptyAddress, MOST_ADDRESSES, postalAddressOf, selectedAddress } from '../../../domain/address.ts';
import type { Site } from '../../../domain/site.ts';
import type { Failure } from '../../failure.ts';
import { recordUnread } from '../../failure.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import type { Params } from '../../engine/path.ts';
import type { Read } from '../../../domain/completeness.ts';
import { isWhole } from '../../../domain/completeness.ts';
import { validate } from '../../../validation/form.ts';
import { keptAddressForm } from '../../../validation/forms/address.ts';
import type { AddressDraft } from './address-form.draft.ts';

export interface AddressFormContext {
  /** The number of the address in the page's address; empty for a new one. */
  readonly id: string;
  readonly draft: AddressDraft;
  readonly book: AddressBook | null;
  readonly countries: Site['countries'];
  /** The last saved address, until the next input. */
  readonly lastSaved: KeptAddress | null;
  readonly failure: Failure | null;
}

export interface AddressFormInput extends FunnelInput<AddressDraft> {
  readonly countries: Site['countries'];
}

/** The context at an address of the page: input about another record is dropped. */
export function placed(draft: AddressDraft, { id = '' }: Params) {
  return { id, draft: draft.of === id ? draft : { of: id, typed: null }, lastSaved: null };
}

/** The saved address to change; `null` for a new one, or if it does not exist any more. */
function keptOf({ id, book }: Pick<AddressFormContext, 'id' | 'book'>): KeptAddress | null {
  return book?.addresses.find((address) => String(address.id) === id) ?? null;
}

/** The address to change does not exist any more. */
export function isGone(context: Pick<AddressFormContext, 'id' | 'book'>): boolean {
  return context.id !== '' && keptOf(context) === null;
}

/** There is no room for another address. */
export function isFull({ id, book }: Pick<AddressFormContext, 'id' | 'book'>): boolean {
  return id === '' && (book?.addresses.length ?? 0) >= MOST_ADDRESSES;
}

/** Takes the saved addresses; an untouched form is prefilled. */
function received({ id, draft }: Pick<AddressFormContext, 'id' | 'draft'>, book: AddressBook) {
  const kept = keptOf({ id, book });
  return {
    book,
    draft: { ...draft, typed: draft.typed ?? (kept ? postalAddressOf(kept) : emptyAddress) },
    failure: null,
  };
}

/** Takes the saved addresses that were read; the one to change may be among those that cannot be. */
export function bookRead(context: Pick<AddressFormContext, 'id' | 'draft'>, book: AddressBook & Read) {
  if (isGone({ id: context.id, book }) && !isWhole(book)) return { book, failure: recordUnread };
  return received(context, book);
}

/** The address was saved: the form has its present values, or is empty for another one. */
export function saved({ id, draft }: Pick<AddressFormContext, 'id' | 'draft'>, book: AddressBook) {
  return { ...received({ id, draft: { ...draft, typed: null } }, book), lastSaved: selectedAddress(book) };
}

/** The draft after input. */
export function written(draft: AddressDraft, typed: PostalAddress) {
  return { draft: { ...draft, typed }, lastSaved: null, failure: null };
}

/** Whether the input passes all rules, hence may be sent. */
export function isComplete({ draft }: Pick<AddressFormContext, 'draft'>): boolean {
  return draft.typed !== null && validate(keptAddressForm, { address: draft.typed }).valid !== null;
}

/** The request to send. Throws without input: a bug of the chart. */
export function changeOf({ context: { id, draft } }: { readonly context: AddressFormContext }): AddressChange {
  if (draft.typed === null) throw new Error('An address is sent, but nothing was typed');
  return { id: id === '' ? null : Number(id), address: draft.typed };
}
