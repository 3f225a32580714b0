import { Trans } from '@lingui/react/macro';
import type { RowsRead } from '../../../domain/completeness.ts';
import type { ReadArticle } from '../../../domain/reading.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { ArticleTitle } from '../shared/article-title.tsx';
import styles from './headlines.module.css';

export function LatestArticles({ received }: { readonly received: RowsRead<ReadArticle> }) {
  return (
    <ul className={styles.headlines}>
      {received.rows.map((article) => (
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
