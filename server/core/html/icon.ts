import type { Markup } from './html.ts';
import { html } from './html.ts';

/** Drawn as in the application (`src/ui/layout/icon.tsx`): in a square of 24, by strokes. */
const paths = {
  danger: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.3v.2',
  unfold: 'M6 9.5l6 6l6-6',
} as const;

/** An icon. The text next to it always says the same, so it is hidden from screen readers. */
export function icon(name: keyof typeof paths): Markup {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${paths[name]}" /></svg>`;
}
