import { back, decidingBy, failed, place, whereItStands } from './quotation.parts.ts';
import { quotationSetup } from './quotation.setup.ts';
import { quotationSteps as steps } from './quotation.steps.ts';
import { refusalIn, versionIn, wishIn } from './quotation.context.ts';

/** Why a quotation is declined. */
export const decline = quotationSetup.createStateConfig({
  id: 'quotation.open.decline',
  route: place,
  meta: { step: steps.decline },
  initial: 'deciding',
  states: {
    deciding: { always: [...whereItStands, { target: 'writing' }] },
    writing: {
      meta: { step: steps.decline },
      exit: 'clearMessages',
      on: {
        ...back,
        'decline.written': {
          actions: { type: 'keepDecline', params: ({ event }) => ({ decline: event.decline }) },
        },
        'decline.confirmed': { guard: 'hasRefusal', target: 'sending' },
      },
    },
    sending: { meta: { step: steps.decline }, tags: 'busy', invoke: decidingBy(refusalIn, 'writing') },
  },
});

/** What should be another in it. */
export const change = quotationSetup.createStateConfig({
  id: 'quotation.open.change',
  route: place,
  meta: { step: steps.change },
  initial: 'deciding',
  states: {
    deciding: { always: [...whereItStands, { target: 'writing' }] },
    writing: {
      meta: { step: steps.change },
      exit: 'clearMessages',
      on: {
        ...back,
        'change.written': {
          actions: { type: 'keepChange', params: ({ event }) => ({ change: event.change }) },
        },
        'change.confirmed': { guard: 'hasWish', target: 'sending' },
      },
    },
    sending: { meta: { step: steps.change }, tags: 'busy', invoke: decidingBy(wishIn, 'writing') },
  },
});

/** A link for a colleague, made on request only: a new one ends the one before. */
export const share = quotationSetup.createStateConfig({
  id: 'quotation.open.share',
  route: place,
  meta: { step: steps.share },
  initial: 'deciding',
  states: {
    deciding: { always: [...whereItStands, { target: 'link' }] },
    link: {
      meta: { step: steps.share },
      exit: 'clearMessages',
      on: { ...back, 'link.asked': { target: 'sharing' } },
    },
    sharing: {
      meta: { step: steps.share },
      tags: 'busy',
      invoke: {
        src: 'shareQuotation',
        input: ({ context }) => ({ id: versionIn(context).id }),
        onDone: {
          target: 'link',
          actions: { type: 'keepLink', params: ({ event }) => ({ link: event.output }) },
        },
        onError: { target: 'link', actions: failed },
      },
    },
  },
});
