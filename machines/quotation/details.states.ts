import type { AddressBook, AddressChange } from '../../domain/address.ts';
import type { WithContext, Given } from '../engine/action-params.ts';
import { answerOf, failed } from '../engine/action-params.ts';
import type { DetailsDraft } from '../../validation/forms/quotation.ts';
import type { QuotationContext } from './quotation.context.ts';
import { versionIn } from './quotation.context.ts';
import { addressToKeep, detailsOf } from './quotation.draft.ts';
import { isDone, kept, overtaken, place, whereItStands } from './quotation.states.ts';
import { quotationSteps as steps, routedOpen } from './quotation.steps.ts';

/** Events of the buyer's details. */
export type DetailsEvent =
  | { readonly type: 'details.changed'; readonly details: DetailsDraft }
  | { readonly type: 'details.confirmed' };

/**
 * The buyer and the addresses, from which the tax follows. The details are saved, then typed addresses if the person
 * wants that.
 */
export const details = {
  ...routedOpen(steps.details, place),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        ...whereItStands,
        { guard: 'lacksAddresses', target: 'reading' },
        { guard: 'lacksDetails', target: 'typing', actions: 'beginDetails' },
        { target: 'typing' },
      ],
    },
    reading: {
      meta: { step: steps.loading },
      tags: 'busy',
      invoke: {
        src: 'readAddresses',
        onDone: { target: 'deciding', actions: { type: 'keepAddresses', params: answerOf<AddressBook> } },
        onError: { target: 'deciding', actions: 'lackAddresses' },
      },
    },
    typing: {
      meta: { step: steps.details },
      exit: 'clearMessages',
      on: {
        'details.changed': {
          actions: {
            type: 'keepDetails',
            params: ({ event: { details } }: Given<DetailsEvent, 'details.changed'>) => ({ details }),
          },
        },
        'details.confirmed': { guard: 'hasDetails', target: 'saving' },
        'offer.reopened': { target: '#quotation.open.offer' },
      },
    },
    saving: {
      meta: { step: steps.details },
      tags: 'busy',
      invoke: {
        src: 'saveDetails',
        input: ({ context }: WithContext<QuotationContext>) => {
          const details = detailsOf(context.draft);
          if (!details) throw new Error('Details are sent that are not complete');
          return { ...versionIn(context), details };
        },
        onDone: [
          { guard: isDone, target: 'saved', actions: kept },
          { target: 'overtaken', actions: overtaken },
        ],
        onError: { target: 'typing', actions: failed },
      },
    },
    saved: {
      always: [{ guard: 'hasAddressToKeep', target: 'keeping' }, { target: '#quotation.open.check' }],
    },
    /** Saves one address at a time. A failure does not block the order. */
    keeping: {
      meta: { step: steps.details },
      tags: 'busy',
      invoke: {
        src: 'saveAddress',
        input: ({ context }: WithContext<QuotationContext>): AddressChange => {
          const address = addressToKeep(context.draft);
          if (!address) throw new Error('No typed address is to be saved');
          return { id: null, address };
        },
        onDone: { target: 'saved', actions: { type: 'keepSaved', params: answerOf<AddressBook> } },
        onError: {
          target: '#quotation.open.check',
          actions: { type: 'notify', params: { notice: 'addressNotKept' } },
        },
      },
    },
    overtaken: {
      always: [{ guard: 'isUndisputed', target: '#quotation.open.check' }, { target: '#quotation.open.offer' }],
    },
  },
} as const;
