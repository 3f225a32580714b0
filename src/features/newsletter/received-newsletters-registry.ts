import { msg } from '@lingui/core/macro';
import type { NewslettersRead } from '../../../domain/newsletter.ts';
import { unreadNewsletters } from './newsletters/words.ts';
import { sectionScreens } from '../shared/section-registry.tsx';
import { ReceivedNewsletters, NothingReceived } from './received-newsletters.tsx';

/** The section of the newsletters that a person receives. */
export const receivedNewslettersScreens = sectionScreens<NewslettersRead>({
  title: msg`Newsletters`,
  unread: unreadNewsletters,
  rows: 2,
  shown: ReceivedNewsletters,
  empty: NothingReceived,
});
