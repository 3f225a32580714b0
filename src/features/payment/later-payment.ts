/** The views of the payment's own later steps: a file of their own, which comes while the first one is read. */
export { Billing } from './billing.tsx';
export { Check } from './check.tsx';
