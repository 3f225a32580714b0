/** The views of a quote request's later steps: a file of their own, which comes while the first one is read. */
export { Check } from './check.tsx';
export { Recovering } from './recovering.tsx';
export { ConflictChoice } from './rival-choice.tsx';
export { Sent } from './sent.tsx';
export { StartAgain } from './start-again.tsx';
export { You } from './you.tsx';
