/** The views of the landing page's later steps: a file of their own, which comes while the first one is read. */
export { ConfirmationEmail } from './confirmation-email.tsx';
