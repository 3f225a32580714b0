import { msg } from '@lingui/core/macro';
import type { NewslettersContext } from '../../../../machines/newsletter/newsletters/newsletters.context.ts';
import type { NewslettersEvent } from '../../../../machines/newsletter/newsletters/newsletters.machine.ts';
import { newslettersSteps as steps } from '../../../../machines/newsletter/newsletters/newsletters.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf, selecting } from '../../../engine/index.ts';
import { Empty } from './empty.tsx';
import { List } from './list.tsx';
import { Loading } from './loading.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<NewslettersContext, NewslettersEvent>();

const title = msg`Your newsletters`;

/** Every screen of the page of newsletters. */
export const newslettersScreens: Registry<NewslettersContext, NewslettersEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    list: screen(steps.list, { title, view: selecting(({ listing, refusals }) => ({ listing, refusals }), List) }),
    empty: screen(steps.empty, { title, view: Empty }),
  },
};
