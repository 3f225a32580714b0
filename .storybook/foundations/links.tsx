import type { ReactNode } from 'react';
import styles from './foundations.module.css';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** How to open a file of the sources: `vscode://file/home/me/desk/{path}:{line}`, or a page of a repository. */
const pattern: unknown = import.meta.env['STORYBOOK_SOURCE_URL'];

/**
 * A link to a place in the sources, `machines/invoice/invoice.machine.ts:120`; `null` where no URL pattern is
 * configured.
 */
export function sourceUrlOf(place: string | null): string | null {
  if (place === null || typeof pattern !== 'string' || pattern === '') return null;
  const [path = '', line = '1'] = place.split(':');
  return pattern.replace('{path}', path).replace('{line}', line);
}

/** Opens a story: through the manager if the page is in its frame, else by loading the manager. */
export function openStory(storyId: string): void {
  if (window.parent === window) window.location.assign(`./?path=/story/${storyId}`);
  else addons.getChannel().emit(SELECT_STORY, { storyId });
}

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
