export { receivedNewsletters } from '../../features/newsletter/received-newsletters-section.ts';
