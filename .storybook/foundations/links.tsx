import type { ReactNode } from 'react';
import type { Locale } from '../../domain/locale.ts';
import { languageQuery } from '../../scripts/charts/story-url.ts';
import styles from './foundations.module.css';
import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events';
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

/** The address of a story, within Storybook; in the toolbar's language if none is named. */
function hrefOf(storyId: string, language?: Locale): string {
  return `./?path=/story/${storyId}${language ? languageQuery(language) : ''}`;
}

/** Opens a story: through the manager if the page is in its frame, else by loading the manager. */
export function openStory(storyId: string, language?: Locale): void {
  if (window.parent === window) return window.location.assign(hrefOf(storyId, language));
  const channel = addons.getChannel();
  if (language) channel.emit(UPDATE_GLOBALS, { globals: { language } });
  channel.emit(SELECT_STORY, { storyId });
}

interface StoryLinkProps {
  readonly story: string;
  /** Of the screen; the toolbar's by default. */
  readonly language?: Locale;
  /** Accessible name that begins with the visible words, where these do not name the story. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to a story, which opens in the manager. */
export function StoryLink({ story, language, label, children }: StoryLinkProps) {
  return (
    <a
      href={hrefOf(story, language)}
      target="_top"
      aria-label={label}
      className={styles['link']}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openStory(story, language);
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
