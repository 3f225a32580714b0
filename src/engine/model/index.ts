/** Exploration and checks of a chart, in development and tests: never shipped. */
export { check, type Examination } from '../../../machines/engine/model/check.ts';
export { type Configuration, explore } from '../../../machines/engine/model/explore.ts';
export { type Replay, replayLine } from '../../../machines/engine/model/replay.ts';
export { type Chart, defineChart, plain } from '../../../machines/engine/model/samples.ts';
export { deepLinkViolations, linkViolations, retryViolations } from './deep-links.ts';
export { violationsAt, type Law, laws, signInLaw, lawConfigurations } from './laws.ts';
