import type { Leave } from '../../../parental-leave/src/request.ts';
import { freshLeave, leaveStruct } from '../../../parental-leave/src/request.ts';

const KEY = 'leave';

/** This tab’s stored draft of a request; a fresh one without a readable draft. */
export function storedDraft(): Leave {
  try {
    const [, draft] = leaveStruct.validate(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    if (draft) return draft;
  } catch {
    // Unreadable, or no storage: start with a fresh draft.
  }
  return freshLeave(crypto.randomUUID());
}

export function storeDraft(draft: Leave): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the page works without storage.
  }
}
