import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import common from './record-card.module.css';
import article from './record-card-article.module.css';
import dense from './record-card-dense.module.css';
import lines from './record-card-lines.module.css';
import priced from './record-card-priced.module.css';

/** Where the parts of a record stand, by its kind. */
const kinds = { article, dense, lines, priced } as const;

/** What is special about each kind. */
type Kind =
  /** A headline, with its date in a column of its own. */
  | { readonly kind: 'article'; readonly date: ReactNode; readonly figure?: never }
  /** A piece of data, such as a person or a network, on a line or two; `lines`: with facts of several lines. */
  | { readonly kind: 'dense' | 'lines'; readonly date?: never; readonly figure?: never }
  /** A headline and a sum. A row without one has `null`, so that all sums end at one edge. */
  | { readonly kind: 'priced'; readonly date?: never; readonly figure: ReactNode };

interface RecordFacts {
  /** Name of the record. */
  readonly title: ReactNode;
  readonly facts: ReactNode;
  readonly note?: ReactNode;
  readonly state?: ReactNode;
  readonly action?: ReactNode;
  /** What can be done stays in the background until the row is pointed at: edit, delete. */
  readonly isQuiet?: boolean;
  /** The record is being removed from the list. */
  readonly isFaded?: boolean;
}

/** A record of a list: its name, state, facts, and actions; in columns where there is room. */
export function RecordCard({
  kind,
  title,
  date,
  facts,
  note,
  figure,
  state,
  action,
  isQuiet = false,
  isFaded = false,
}: RecordFacts & Kind) {
  const own = kinds[kind];
  const isHeadline = kind === 'article' || kind === 'priced';
  return (
    <div className={classNames(common.card, own.card, kind === 'priced' && figure === null && own.free)}>
      {kind === 'article' && <p className={own.date}>{date}</p>}
      <p className={classNames(common.title, own.title, isHeadline && common.headline, isFaded && common.faded)}>
        {title}
      </p>
      <span className={classNames(common.state, own.state)}>{state}</span>
      <div className={classNames(common.details, own.details)}>
        <p>{facts}</p>
        {note !== undefined && <p>{note}</p>}
      </div>
      {kind === 'priced' && <p className={own.figure}>{figure}</p>}
      <div className={classNames(common.action, own.action, isQuiet && common.quiet)}>{action}</div>
    </div>
  );
}
