/** Stories of single components: their texts are English, and they stand away from the window's edge. */
export const componentStory = { language: 'en', layout: 'padded' } as const;

/** What the page of a component says before its properties and its states. */
interface About {
  readonly purpose: string;
  /** When not to use it, and what instead. */
  readonly notFor: string;
  /** Each of its states has a window of its own there: it takes the focus, or keeps to the window's edge. */
  readonly isFramed?: true;
}

/** The height of such a window, in CSS pixels. */
const FRAME = 420;

/** The parameters of a component's stories, with the text of its page. */
export function componentPage({ purpose, notFor, isFramed }: About) {
  return {
    ...componentStory,
    docs: {
      ...(isFramed && { story: { inline: false, height: `${FRAME}px` } }),
      description: { component: `${purpose}\n\n### When not to use it\n\n${notFor}` },
    },
  } as const;
}
