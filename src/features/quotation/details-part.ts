import type { DetailsDraft, typedDetails } from '../../../machines/validation/forms/typed-details.ts';
import type { FormState } from '../shared/form/use-form.ts';

/** What a part of the form of details gets. */
export interface DetailsPartProps extends Pick<FormState<ReturnType<typeof typedDetails>>, 'at'> {
  /** What is typed so far. */
  readonly details: DetailsDraft;
  readonly onChange: (change: Partial<DetailsDraft>) => void;
}
