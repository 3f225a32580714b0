/** The views of what follows an order: a file of their own, which comes while the first step is read. */
export { AwaitingTransfer } from './awaiting-transfer.tsx';
export { Confirming } from './confirming.tsx';
export { Help } from './help.tsx';
export { HelpSent } from './help-sent.tsx';
export { NotCharged } from './not-charged.tsx';
export { OutcomeUnknown } from './outcome-unknown.tsx';
export { OutcomeUnreadable } from './outcome-unreadable.tsx';
export { Paid } from './paid.tsx';
export { PartlyPaid } from './partly-paid.tsx';
export { Returned } from './returned.tsx';
