import type { NewslettersContext } from '../../../machines/account/newsletters/newsletters.context.ts';
import type { NewslettersEvent } from '../../../machines/account/newsletters/newsletters.machine.ts';
import type { newslettersSteps } from '../../../machines/account/newsletters/newsletters.steps.ts';
import type { NeedsOf } from '../../../machines/funnel/step.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of the page of newsletters gets. */
export type NewslettersScreenProps<Name extends keyof typeof newslettersSteps> = ScreenProps<
  NewslettersContext & NeedsOf<(typeof newslettersSteps)[Name]>,
  NewslettersEvent
>;
