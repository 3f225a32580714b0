import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '../../../domain/locale.ts';
import type { Site } from '../../../domain/site.ts';
import type { FooterProps } from '../../ui/layout/footer.tsx';

const siteIn = { fr: msg`Our site in French`, en: msg`Our site in English` };

/** The publisher’s other addresses (specification §3): its public site in both languages, and its social pages. */
export function onlineOf(site: Site, locale: Locale, i18n: I18n): FooterProps['online'] {
  const other: Locale = locale === 'fr' ? 'en' : 'fr';
  const { name } = site;
  const everywhere: FooterProps['online'] = [
    { name: i18n._(msg`Read ${name} online`), href: site.url, language: locale },
    { name: i18n._(siteIn[other]), href: site.otherLanguageUrl, language: other },
    ...site.social.map((page) => ({ name: page.name, href: page.url, language: null })),
  ];
  // A publisher with one language has one site.
  return everywhere.filter(
    ({ href }, index) => href !== '' && everywhere.findIndex((each) => each.href === href) === index,
  );
}
