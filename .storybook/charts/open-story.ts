import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Opens a story: through the manager if the page is in its frame, else by loading the manager. */
export function openStory(storyId: string): void {
  if (window.parent === window) window.location.assign(`./?path=/story/${storyId}`);
  else addons.getChannel().emit(SELECT_STORY, { storyId });
}
