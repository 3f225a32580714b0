import type { QuoteDraftSaved } from '../../validation/forms/quote-request.ts';
import type { WithContext } from '../engine/action-params.ts';
import { answerOf } from '../engine/action-params.ts';
import type { QuoteRequestContext } from './quote-request.context.ts';
import { quoteDraftOf } from './quote-request.context.ts';

/** Parallel region: saves the draft on the server, and resolves conflicts between two drafts. */
export const keeping = {
  initial: 'deciding',
  states: {
    deciding: {
      entry: 'forgetSaving',
      always: [
        { guard: 'hasConflict', target: 'contested' },
        { guard: 'isUnsaved', target: 'pausing' },
        { target: 'resting' },
      ],
    },
    resting: { always: { guard: 'isUnsaved', target: 'deciding' } },
    pausing: { after: { savingPause: { target: 'saving' } } },
    /** A failure is silent: the tab still has the draft, and the next try follows automatically. */
    saving: {
      entry: 'noteSaving',
      invoke: {
        src: 'saveQuoteDraft',
        input: ({ context: { draft } }: WithContext<QuoteRequestContext>) => ({
          version: draft.kept.version,
          draft: quoteDraftOf(draft),
        }),
        onDone: { target: 'deciding', actions: { type: 'keepSaved', params: answerOf<QuoteDraftSaved> } },
        onError: { target: 'deciding', actions: 'countFailedSave' },
      },
    },
    contested: {
      on: {
        'conflict.taken': { target: 'resting', actions: 'takeConflict' },
        'conflict.replaced': { target: 'saving', actions: 'replaceConflict' },
      },
    },
  },
} as const;
