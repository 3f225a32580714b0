/** The engine's pure half: what a funnel is written with. `model/` is for development only and not part of it. */
export { answerOf, type WithContext, errorOf, type Given } from './action-params.ts';
export { announcedStep, type ChartRoute, locate, routesOf, typed } from './chart.ts';
export { ANONYMOUS, packDraft, unpackDraft } from './draft.ts';
export {
  type ChartActor,
  type ChartSnapshot,
  defineFunnel,
  definePage,
  type DraftRules,
  type Funnel,
  type FunnelInput,
  type OpenOptions,
  type Page,
  type PageInput,
} from './funnel.ts';
export { formatPath, linkTo, type Params, type Place } from './path.ts';
export { routedIn, routeParams } from './route.ts';
export { ofKind, present, type Standing, stateName, type Step, step, type StepMeta, stepOf } from './step.ts';
export { carriedAlong, type Cause, type Correction, correctionOf } from './sync.ts';
