import { useLingui } from '@lingui/react/macro';
import type { ReadArticle } from '../../../domain/reading.ts';
import { ExternalLink } from '../../ui/layout/external-link.tsx';

/** Title of an article in its own language, linked to the article. */
export function ArticleTitle({ title, url }: Pick<ReadArticle, 'title' | 'url'>) {
  const { i18n } = useLingui();
  const lang = title.locale === i18n.locale ? undefined : title.locale;
  if (url === null) return <span lang={lang}>{title.text}</span>;
  return (
    <ExternalLink href={url} lang={lang}>
      {title.text}
    </ExternalLink>
  );
}
