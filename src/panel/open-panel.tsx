import type { I18n, Messages } from '@lingui/core';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Locale } from '../../domain/locale.ts';
import { stateName } from '../../machines/engine/step.ts';
import { Icon } from '../ui/layout/icon.tsx';
import { useHeight } from '../ui/layout/use-height.ts';
import { ChartView } from './chart-view.tsx';
import styles from './panel.module.css';
import type { Shown } from './recorder.ts';
import { Recorder } from './recorder.ts';
import { StorybookAddress } from './line-view.tsx';

/** Catalogs of the panel: no page loads them. */
const catalogues: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  fr: () => import('../../locales/fr/panel.po'),
  en: () => import('../../locales/en/panel.po'),
};

/** The panel's `I18n` instance of a language. */
async function speakerOf(locale: Locale): Promise<I18n> {
  const { messages } = await catalogues[locale]();
  return setupI18n({ locale, messages: { [locale]: messages } });
}

/** Whether this tab had the panel unfolded. */
const KEY = 'live-panel';

function wasOpen(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === 'open';
  } catch {
    return false;
  }
}

function keepOpen(isOpen: boolean): void {
  try {
    window.sessionStorage.setItem(KEY, isOpen ? 'open' : 'folded');
  } catch {
    // It holds for this page.
  }
}

/** State of the page's charts: one line, with the details when it is unfolded. */
function Panel({ shown: { page, session } }: { readonly shown: Shown }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(wasOpen);
  const panel = useRef<HTMLElement>(null);
  const summary = useRef<HTMLElement>(null);
  useHeight(panel, '--dock');
  useEffect(() => keepOpen(isOpen), [isOpen]);
  const first = page ?? session;

  useEffect(() => {
    const fold = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !panel.current?.contains(document.activeElement)) return;
      setOpen(false);
      summary.current?.focus();
    };
    window.addEventListener('keydown', fold);
    return () => window.removeEventListener('keydown', fold);
  }, []);

  return (
    <aside ref={panel} className={styles.panel} aria-label={t`Live panel`}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary ref={summary} className={styles.bar}>
          <span className={styles.title}>
            <Trans>Live panel</Trans>
          </span>
          {first && (
            <span className={styles.brief} translate="no">
              {first.chart.name}: {stateName(first.snapshot.value)}
            </span>
          )}
          <Icon name="unfold" className={styles.mark} />
        </summary>
        {isOpen && (
          <div className={styles.charts}>
            {page ? (
              <ChartView key={page.chart.name} seen={page} title={<Trans>The page’s chart: {page.chart.name}</Trans>} />
            ) : (
              <p className={styles.none}>
                <Trans>This page has no chart of its own. The session draws it.</Trans>
              </p>
            )}
            {session && <ChartView seen={session} title={<Trans>The session’s chart</Trans>} />}
          </div>
        )}
      </details>
    </aside>
  );
}

/** The session's chart, as far as the panel knows it: which language is spoken. */
interface Session {
  getSnapshot(): { readonly context: { readonly locale: Locale } };
  subscribe(listener: () => void): { unsubscribe(): void };
}

interface SpokenPanelProps {
  readonly session: Session;
  readonly recorder: Recorder;
}

/** The panel in the language of the page. */
function SpokenPanel({ session, recorder }: SpokenPanelProps) {
  const [speaker, setSpeaker] = useState<I18n | null>(null);
  const [subscribe] = useState(() => (listener: () => void) => {
    const subscription = session.subscribe(listener);
    return () => subscription.unsubscribe();
  });
  const locale = useSyncExternalStore(subscribe, () => session.getSnapshot().context.locale);
  useEffect(() => {
    let isPresent = true;
    void speakerOf(locale).then((loaded) => {
      if (isPresent) setSpeaker(loaded);
    });
    return () => {
      isPresent = false;
    };
  }, [locale]);
  const shown = useSyncExternalStore(recorder.subscribe, recorder.shown);
  if (!speaker) return null;
  return (
    <I18nProvider i18n={speaker}>
      <Panel shown={shown} />
    </I18nProvider>
  );
}

/** The panel of a page. */
interface OpenPanel {
  /** Records a chart; to be called before the chart starts, so that nothing is missed. */
  readonly watch: (actor: unknown) => void;
  readonly close: () => void;
}

/**
 * Opens the live panel at the window's lower edge, in a root of its own: the page is drawn as without it.
 * @param storybook Address of Storybook for links to stories, without a final slash.
 */
export function openPanel(session: Session, storybook: string): OpenPanel {
  const recorder = new Recorder();
  recorder.watch(session);
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element, { identifierPrefix: 'panel' });
  root.render(
    <StorybookAddress value={storybook}>
      <SpokenPanel session={session} recorder={recorder} />
    </StorybookAddress>,
  );
  return {
    watch: recorder.watch,
    close: () => {
      root.unmount();
      element.remove();
    },
  };
}
