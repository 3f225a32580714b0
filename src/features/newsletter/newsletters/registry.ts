import { msg } from '@lingui/core/macro';
import type { NewslettersContext } from '../../../../machines/newsletter/newsletters/newsletters.context.ts';
import type { NewslettersEvent } from '../../../../machines/newsletter/newsletters/newsletters.machine.ts';
import { selecting } from '../../../engine/index.ts';
import { listScreens } from '../../shared/list/list-screens.tsx';
import { unreadNewsletters } from './words.ts';
import { Empty, List } from './screens.tsx';

/** Every screen of the page of newsletters. */
export const newslettersScreens = listScreens<NewslettersContext, NewslettersEvent>({
  title: msg`Your newsletters`,
  words: { unread: unreadNewsletters },
  isOnePage: true,
  list: selecting(({ listing, refusals }) => ({ listing, refusals }), List),
  empty: Empty,
});
