import type { ReactNode } from 'react';
import { foundationsId } from '../../scripts/foundations/story-ids.ts';
import type { FoundationsPage } from '../../scripts/foundations/story-ids.ts';
import { sourceUrlOf } from '../charts/source-url.ts';
import { openStory } from '../charts/open-story.ts';
import styles from './foundations.module.css';

interface StoryLinkProps {
  readonly story: string;
  /** The whole name for those who listen, where the visible words are a part of it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Leads to a story, in the manager where the page stands in it. */
export function StoryLink({ story, label, children }: StoryLinkProps) {
  return (
    <a
      href={`./?path=/story/${story}`}
      target="_top"
      aria-label={label}
      className={styles['link']}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openStory(story);
      }}
    >
      {children}
    </a>
  );
}

interface PlaceLinkProps {
  readonly page: FoundationsPage;
  /** What is asked of the page: `component=Button`. */
  readonly query: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** Leads to a place of one of these pages. */
export function PlaceLink({ page, query, children }: PlaceLinkProps) {
  return (
    <a
      href={`./?path=/story/${foundationsId(page)}&${new URLSearchParams(query).toString()}`}
      target="_top"
      className={styles['link']}
    >
      {children}
    </a>
  );
}

/** A file of the sources, which opens where somebody has said how. */
export function SourceFile({ path }: { readonly path: string }) {
  const url = sourceUrlOf(path);
  const name = <code className={styles['file']}>{path}</code>;
  return url === null ? name : <a href={url}>{name}</a>;
}
