/** The code of the pages: what draws each one, and whether that is there. */
import { moduleOf } from '../pages.ts';
import { PlainLink, PageContent } from '../../engine/index.ts';
import { withPageTexts } from '../../i18n/catalogue.ts';
import { sessionPageViews } from '../../features/session/session-pages.ts';
import { loadSignIn } from '../../features/session/screens.tsx';
import type { Lazy } from '../../ui/layout/lazy.ts';
import { lazy } from '../../ui/layout/lazy.ts';
import { LoadingMark } from '../../ui/feedback/progress-line.tsx';
import type { PageProps } from '../../page/page.tsx';
import type { PageName } from '../../../contract/pages.ts';
import { isPageName, pageNames, pageOf } from '../../../contract/pages.ts';
import { loadSectionsOf } from './section-code.tsx';

/** Stands for a page whose code is on its way, under its title. */
const loadingPage = (name: PageName) =>
  function LoadingPage({ layout: PageLayout, site }: PageProps) {
    const { title, heading = title } = pageOf(name);
    return (
      <PageLayout progress={[]} aside={null} Link={PlainLink}>
        <PageContent name={`${name} coming`} state="" title={heading} siteName={site.name} isBusy>
          <LoadingMark />
        </PageContent>
      </PageLayout>
    );
  };

/** The pages that have a chart of their own; their code and texts are loaded when they are first drawn. */
export const chartPages: Readonly<Partial<Record<PageName, Lazy<PageProps>>>> = Object.fromEntries(
  pageNames.flatMap((name) => {
    const load = moduleOf(name);
    if (!load) return [];
    const loadPage = withPageTexts(name, load);
    return [[name, lazy(async () => (await loadPage()).page.Page, loadingPage(name))]];
  }),
);

const isSessionPage = (name: PageName): name is keyof typeof sessionPageViews => Object.hasOwn(sessionPageViews, name);

/** The lazy component of a page; `null` where it is the sign-in, a step of the session. */
function codeOf(name: PageName): Pick<Lazy<never>, 'load' | 'isThere'> | null {
  if (isSessionPage(name)) return sessionPageViews[name];
  return chartPages[name] ?? null;
}

/** Whether a page can be drawn at once. */
export function isPageThere(name: PageName): boolean {
  return codeOf(name)?.isThere() ?? true;
}

/**
 * Loads the code of a page and of its sections before it is drawn. Returns what could not be loaded, which is thrown where it is
 * drawn.
 */
export async function preloadPage(name: string): Promise<readonly unknown[]> {
  if (!isPageName(name)) return [];
  const results = await Promise.allSettled([
    codeOf(name)?.load(),
    name === 'signIn' && loadSignIn(),
    loadSectionsOf(name),
  ]);
  return results.flatMap((result): readonly unknown[] => (result.status === 'rejected' ? [result.reason] : []));
}
