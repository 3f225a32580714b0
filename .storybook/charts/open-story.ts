import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Goes to a story: in the manager where the page stands in it, else to the manager. */
export function openStory(storyId: string): void {
  if (window.parent === window) window.location.assign(`./?path=/story/${storyId}`);
  else addons.getChannel().emit(SELECT_STORY, { storyId });
}
