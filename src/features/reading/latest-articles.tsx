import { Trans } from '@lingui/react/macro';
import type { RowsRead } from '../../../domain/completeness.ts';
import type { ReadArticle } from '../../../domain/reading.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { ArticleTitle } from '../shared/article-title.tsx';
import { useShownArticles } from '../shared/use-shown-articles.ts';
import styles from './headlines.module.css';

/** The latest articles, without those that another part of the page shows. */
export function LatestArticles({ received }: { readonly received: RowsRead<ReadArticle> }) {
  const shown = useShownArticles();
  const others = received.rows.filter(({ title }) => !shown.includes(title.text));
  if (others.length === 0) {
    return (
      <p>
        <Trans>The latest articles are listed above, with your publications.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.headlines}>
      {others.map((article) => (
        <li key={article.id} className={styles.headline}>
          <p className={styles.dateline}>
            {article.publication !== null && <span>{article.publication} </span>}
            <DateText day={article.publishedOn} isBrief />
          </p>
          <p className={styles.title}>
            <ArticleTitle {...article} />
          </p>
        </li>
      ))}
    </ul>
  );
}

export function NothingPublished() {
  return (
    <p>
      <Trans>No articles published yet. New ones will appear here.</Trans>
    </p>
  );
}
