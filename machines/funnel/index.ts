/** The engine's pure half: what a funnel needs at run time. `model/` is for development only and not part of it. */
export { type ChartRoute, locate, routesOf } from './chart.ts';
export { NOBODY, packDraft, unpackDraft } from './draft.ts';
export {
  type ChartActor,
  type ChartSnapshot,
  defineFunnel,
  definePage,
  type Funnel,
  type FunnelInput,
  type Page,
  type PageInput,
} from './funnel.ts';
export { formatPath, type Place } from './path.ts';
export { stateName } from './state-name.ts';
export { linkTo, stepOf } from './step.ts';
export { carriedAlong, type Cause, correctionOf } from './sync.ts';
