import type { ReactNode } from 'react';
import { openStory } from '../charts/open-story.ts';
import { sourceUrlOf } from '../charts/source-url.ts';
import styles from './foundations.module.css';

interface StoryLinkProps {
  readonly story: string;
  /** Accessible name that begins with the visible words. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A link to a story, which opens in the manager. */
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

/** A file of the sources, as a link where `STORYBOOK_SOURCE_URL` says how. */
export function SourceFile({ path }: { readonly path: string }) {
  const url = sourceUrlOf(path);
  return url === null ? <code>{path}</code> : <a href={url}>{path}</a>;
}
