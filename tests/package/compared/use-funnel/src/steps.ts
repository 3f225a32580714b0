/** Context and guard of each step: an address or Back may ask for any of them. */
import type { Leave } from '../../../parental-leave/src/request.ts';
import { leaveStruct } from '../../../parental-leave/src/request.ts';
import { storedDraft } from './stored-draft.ts';

export type Contexts = {
  readonly who: Leave;
  readonly birth: Leave & { readonly kind: 'birth' };
  readonly adoption: Leave & { readonly kind: 'adoption' };
  readonly dates: Leave & { readonly kind: 'birth' | 'adoption' };
  readonly partner: Leave & { readonly isShared: true };
  readonly check: Leave & { readonly kind: 'birth' | 'adoption' };
  readonly sent: Leave & { readonly reference: string };
};

export type StepName = keyof Contexts;

/** An entry of the history keeps an old context: the tab's stored draft knows whether the request was sent. */
const isOpen = (data: unknown): data is Leave => leaveStruct.is(data) && storedDraft().reference === null;
const hasChild = (data: unknown): data is Contexts['dates'] =>
  isOpen(data) && data.name !== '' && data.kind !== null && data.day !== '';

export const steps = {
  who: { guard: isOpen },
  birth: {
    guard: (data: unknown): data is Contexts['birth'] => isOpen(data) && data.name !== '' && data.kind === 'birth',
  },
  adoption: {
    guard: (data: unknown): data is Contexts['adoption'] =>
      isOpen(data) && data.name !== '' && data.kind === 'adoption',
  },
  dates: { guard: hasChild },
  partner: {
    guard: (data: unknown): data is Contexts['partner'] => hasChild(data) && data.start !== '' && data.isShared,
  },
  check: {
    guard: (data: unknown): data is Contexts['check'] =>
      hasChild(data) && data.start !== '' && (!data.isShared || data.partner !== ''),
  },
  sent: { guard: (data: unknown): data is Contexts['sent'] => leaveStruct.is(data) && data.reference !== null },
};

/** The mark of the progress list and the title of each step. */
export const shown: Readonly<Record<StepName, { readonly mark: string; readonly title: (leave: Leave) => string }>> = {
  who: { mark: 'You', title: () => 'Parental leave' },
  birth: { mark: 'The child', title: () => 'The birth' },
  adoption: { mark: 'The child', title: () => 'The adoption' },
  dates: { mark: 'Dates', title: () => 'Your dates' },
  partner: { mark: 'Dates', title: () => 'The other parent' },
  check: { mark: 'Check', title: ({ name }) => `Check your request, ${name}` },
  sent: { mark: 'Sent', title: () => 'Request sent' },
};
