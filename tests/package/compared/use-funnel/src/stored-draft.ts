import type { Leave } from '../../../parental-leave/src/request.ts';
import { freshLeave, leaveStruct } from '../../../parental-leave/src/request.ts';

const KEY = 'leave';

/** What this tab remembers of a request; a fresh one where it remembers nothing that can be read. */
export function storedDraft(): Leave {
  try {
    const [, draft] = leaveStruct.validate(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    if (draft) return draft;
  } catch {
    // Unreadable, or no storage: begin anew.
  }
  return freshLeave(crypto.randomUUID());
}

export function storeDraft(draft: Leave): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the page goes on without.
  }
}
