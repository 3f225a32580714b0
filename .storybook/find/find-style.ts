/** Styles of the search in all screens, in the manager. */
export const findStyle = `
.find-sentence { box-sizing: border-box; inline-size: min(44rem, calc(100vw - 2rem)); max-block-size: calc(100vh - 6rem); margin-block-start: 3rem;
  padding: 16px; border: 1px solid #8888; border-radius: 6px; color-scheme: light dark; background: Canvas; color: CanvasText;
  font: 14px/1.4 'Nunito Sans', sans-serif; }
.find-sentence::backdrop { background: #0006; }
.find-sentence label { display: block; font-weight: 700; margin-block-end: 4px; }
.find-sentence input[type='text'] { box-sizing: border-box; inline-size: 100%; padding: 8px 10px; font: inherit; font-size: 16px; }
.find-sentence fieldset { display: inline-flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; border: 0; padding: 0; margin: 8px 18px 0 0; }
.find-sentence fieldset label { display: inline; font-weight: 400; margin: 0; }
.find-sentence .find-answers { margin: 12px 0 0; padding: 0; max-block-size: calc(100vh - 20rem); overflow-y: auto; }
.find-sentence [role='option'] { padding: 6px 8px; border-radius: 4px; cursor: pointer; }
.find-sentence [role='option'][aria-selected='true'] { background: Highlight; color: HighlightText; }
.find-sentence [role='option'] small { display: block; opacity: 0.8; }
.find-sentence .find-status { margin: 10px 0 0; }
`;
