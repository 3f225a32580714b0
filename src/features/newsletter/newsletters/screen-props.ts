import type { NewslettersContext } from '../../../../machines/newsletter/newsletters/newsletters.context.ts';
import type { NewslettersEvent } from '../../../../machines/newsletter/newsletters/newsletters.machine.ts';
import type { newslettersSteps } from '../../../../machines/newsletter/newsletters/newsletters.steps.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ScreenProps } from '../../../engine/index.ts';

/** What the view of one step of the page of newsletters gets. */
export type NewslettersScreenProps<Name extends keyof typeof newslettersSteps> = ScreenProps<
  NewslettersContext & NeedsOf<(typeof newslettersSteps)[Name]>,
  NewslettersEvent
>;
