import type { ChorusProgress } from '../../../../domain/chorus.ts';
import type { NoticeKind } from '../../../ui/feedback/notice.tsx';

/** Kind of the status that shows where an invoice stands. */
export const chorusKinds: Readonly<Record<ChorusProgress['kind'], NoticeKind>> = {
  toDeposit: 'info',
  deposited: 'info',
  rejected: 'warning',
  paid: 'success',
};
