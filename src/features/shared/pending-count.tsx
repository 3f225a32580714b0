import { Plural } from '@lingui/react/macro';

/** Number of additions that await the publisher, next to the number of accepted ones; renders nothing for 0. */
export function PendingCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <>
      {'\u00a0· '}
      <Plural value={count} one="# more is awaiting our decision" other="# more are awaiting our decision" />
    </>
  );
}
