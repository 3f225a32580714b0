import type { I18n } from '@lingui/core';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Decorator, Preview } from '@storybook/react';
import type { Globals } from 'storybook/internal/types';
import type { ComponentProps, ReactNode } from 'react';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { I18nProvider as AriaProvider } from 'react-aria-components';
import { messages as en } from '../locales/en/messages.po';
import { messages as fr } from '../locales/fr/messages.po';
import type { Locale } from '../domain/locale.ts';
import { isLocale, localeTags } from '../domain/locale.ts';
import type { Scheme } from '../src/ui/form/schemes.ts';
import { applyScheme, isScheme } from '../src/ui/form/schemes.ts';
import { longMessages } from './settings/long-words.ts';
import { applySwitches, switches } from './settings/switches.ts';
import { widths } from './settings/widths.ts';
import { wcag } from './wcag.ts';
import '../src/ui/fonts.css';
import '../src/ui/tokens.css';
import '../src/ui/base.css';
import './settings/settings.css';

const catalogues = { fr, en } as const;

const i18n = {
  fr: setupI18n({ locale: 'fr', messages: { fr } }),
  en: setupI18n({ locale: 'en', messages: { en } }),
} as const;

const longI18n = new Map<Locale, I18n>();

/** A language with longer words, created on first use. */
function longI18nOf(language: Locale): I18n {
  const known =
    longI18n.get(language) ??
    setupI18n({ locale: language, messages: { [language]: longMessages(catalogues[language]) } });
  longI18n.set(language, known);
  return known;
}

/** The toolbar's language, the story's own until one is chosen, and English without either. */
function languageOf(chosen: unknown, own: unknown): Locale {
  return [chosen, own].find(isLocale) ?? 'en';
}

interface LanguageProps {
  readonly language: Locale;
  readonly isLong: boolean;
  readonly children: ReactNode;
}

function Language({ language, isLong, children }: LanguageProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <I18nProvider i18n={isLong ? longI18nOf(language) : i18n[language]}>
      <AriaProvider locale={localeTags[language]}>{children}</AriaProvider>
    </I18nProvider>
  );
}

function Coloured({ scheme, children }: { readonly scheme: Scheme; readonly children: ReactNode }) {
  useLayoutEffect(() => applyScheme(scheme), [scheme]);
  return children;
}

/** Sets the page before anything in it measures. */
function Switched({ globals, children }: { readonly globals: Globals; readonly children: ReactNode }) {
  useLayoutEffect(() => applySwitches(globals), [globals]);
  return children;
}

const withToolbar: Decorator = (Story, { globals, parameters }) => (
  <Switched globals={globals}>
    <Coloured scheme={isScheme(globals['scheme']) ? globals['scheme'] : 'system'}>
      <Language
        language={languageOf(globals['language'], parameters['language'])}
        isLong={globals['language'] === 'long'}
      >
        <Story />
      </Language>
    </Coloured>
  </Switched>
);

/** A page preloads the typefaces of its first paint (`scripts/build/preload-fonts.ts`); so does a story. */
async function typefaces(): Promise<void> {
  const latin = [...document.fonts].filter(({ unicodeRange }) => unicodeRange.startsWith('U+20-7E'));
  await Promise.all(latin.map((face) => face.load()));
}

/** Apart, for Storybook’s blocks are of no use to a story. */
const ComponentPage = lazy(() => import('./pages/component-page.tsx'));

const preview: Preview = {
  decorators: [withToolbar],
  loaders: [typefaces],
  globalTypes: switches,
  parameters: {
    // Screens before tools; the buyers' funnels first.
    options: {
      storySort: {
        order: [
          'Start here',
          'Charts',
          ['Quote request', 'Quotation', 'Payment', 'Invoice', '*'],
          'Funnels',
          ['Quote request', 'Quotation', 'Payment', 'Invoice', '*'],
          'Compare',
          'Pages',
          'Foundations',
          'UI',
        ],
      },
    },
    layout: 'fullscreen',
    // Only stories of a chart have events and a diagram (`chart-stories.ts`).
    events: { disable: true },
    diagram: { disable: true },
    docs: {
      container: (props: ComponentProps<typeof ComponentPage>) => (
        <Suspense>
          <ComponentPage {...props} />
        </Suspense>
      ),
    },
    viewport: { options: widths },
    a11y: { test: 'error', options: { runOnly: [...wcag] } },
  },
};

export default preview;
