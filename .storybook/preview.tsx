import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Decorator, Preview } from '@storybook/react';
import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { I18nProvider as AriaProvider } from 'react-aria-components';
import { messages as en } from '../locales/en/messages.po';
import { messages as fr } from '../locales/fr/messages.po';
import type { Locale } from '../machines/domain/locale.ts';
import { defaultLocale, isLocale, localeTags } from '../machines/domain/locale.ts';
import type { Scheme } from '../src/ui/scheme.ts';
import { applyScheme, isScheme } from '../src/ui/scheme.ts';
import { keepStill } from './charts/keep-still.ts';
import { wcag } from './wcag.ts';
import '../src/ui/fonts.css';
import '../src/ui/tokens.css';
import '../src/ui/base.css';

keepStill();

const i18n = {
  fr: setupI18n({ locale: 'fr', messages: { fr } }),
  en: setupI18n({ locale: 'en', messages: { en } }),
} as const;

/** The toolbar's language; where it leaves the choice to the story, the story's own. */
function languageOf(chosen: unknown, own: unknown): Locale {
  return [chosen, own].find(isLocale) ?? defaultLocale;
}

function Language({ language, children }: { readonly language: Locale; readonly children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <I18nProvider i18n={i18n[language]}>
      <AriaProvider locale={localeTags[language]}>{children}</AriaProvider>
    </I18nProvider>
  );
}

function Coloured({ scheme, children }: { readonly scheme: Scheme; readonly children: ReactNode }) {
  useLayoutEffect(() => applyScheme(scheme), [scheme]);
  return children;
}

const withToolbar: Decorator = (Story, { globals, parameters }) => (
  <Coloured scheme={isScheme(globals['scheme']) ? globals['scheme'] : 'system'}>
    <Language language={languageOf(globals['language'], parameters['language'])}>
      <Story />
    </Language>
  </Coloured>
);

/** The widths of the design: a phone, the least of two columns, a desktop. */
const widths = {
  phone: { name: '360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
  tablet: { name: '768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: '1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;

const preview: Preview = {
  decorators: [withToolbar],
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'story', title: 'Language of the story' },
          { value: 'fr', title: 'français' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Scheme of the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { language: 'story', scheme: 'system' },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: widths },
    a11y: { test: 'error', options: { runOnly: [...wcag] } },
  },
};

export default preview;
