import type { CSSProperties } from 'react';

/** Where the engine's live region stands, so that all have the same page. */
export const unseen: CSSProperties = { position: 'fixed', clipPath: 'inset(50%)' };
