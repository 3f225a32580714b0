/** The views of a quotation's later steps: a file of their own, which comes while the first one is read. */
export { ChangeAsked } from './change-asked.tsx';
export { Change } from './change.tsx';
export { Check } from './check.tsx';
export { Decline } from './decline.tsx';
export { Details } from './details.tsx';
export { Declined, Expired, Withdrawn } from './ended.tsx';
export { Ordered } from './ordered.tsx';
export { Revision } from './revision.tsx';
export { Share } from './share.tsx';
export { Undecided } from './undecided.tsx';
export { Unordered } from './unordered.tsx';
