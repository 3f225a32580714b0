import { useLingui } from '@lingui/react/macro';
import type { ReadArticle } from '../../../machines/domain/reading.ts';

/** What an article is called, in its own language, and where it can be read. */
export function ArticleTitle({ title, url }: Pick<ReadArticle, 'title' | 'url'>) {
  const { i18n } = useLingui();
  const lang = title.locale === i18n.locale ? undefined : title.locale;
  if (url === null) return <span lang={lang}>{title.text}</span>;
  return (
    <a href={url} lang={lang} hrefLang={lang}>
      {title.text}
    </a>
  );
}
