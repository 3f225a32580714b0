/** The panel as a deployment loads it: the import brings its stylesheet, too. */
export const { openPanel } = await import('./open-panel.tsx');
