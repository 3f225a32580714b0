export { receivedNewsletters } from './received-newsletters.ts';
