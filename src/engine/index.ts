/** The engine's React half. */
export { ArrivalsProvider } from './arrival.tsx';
export { type Host, HostContext, type Words } from './host.ts';
export { keepDraft, type KeptPage } from './keep-draft.ts';
export { type AsideProps, type Registry, type Screen, type ScreenProps, screensOf } from './screen.tsx';
export { type LinkComponent, type LinkProps, PlainLink } from './link.tsx';
export { selecting } from './selecting.tsx';
export { PageContent, StepView } from './step-view.tsx';
export { draftPrefix, tabStore } from './storage.ts';
export { type BrowserVisit, useBrowserVisit } from './use-browser-visit.tsx';
export { useChart } from './use-send.ts';
export { useSend } from './use-send.ts';
export { type Navigate, openVisit, type Visit } from './visit.ts';
export { type PageLayoutProps, VisitView } from './visit-view.tsx';
