import { I18nProvider } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { Locale } from '../../machines/domain/locale.ts';
import { speakerOf } from './catalogue.ts';
import { Panel } from './panel.tsx';
import { Recorder } from './recorder.ts';
import { StorybookAddress } from './storybook-address.ts';

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
  /** Looks on at a chart; to be called before the chart starts, so that nothing is missed. */
  readonly watch: (actor: unknown) => void;
  readonly close: () => void;
}

/**
 * Opens the live panel at the window's lower edge, in a root of its own: the page is drawn as without it.
 * @param storybook Where its links to stories lead, without a final slash.
 */
export function openPanel(session: Session, storybook: string): OpenPanel {
  const recorder = new Recorder();
  recorder.watch(session);
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
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
