/** The engine's React half. */
export { ArrivalsProvider } from './arrival.tsx';
export { type FrameProps, FunnelView } from './funnel-view.tsx';
export { type AsideProps, type Registry, type Screen, type ScreenProps, screensOf } from './screen.tsx';
export { PageFrame, StepView } from './step-view.tsx';
export { tabStore } from './storage.ts';
export { useChart } from './use-chart.ts';
export { type Navigate, openVisit, type Visit } from './visit.ts';
