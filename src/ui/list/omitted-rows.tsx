import { Plural } from '@lingui/react/macro';
import { Notice } from '../feedback/notice.tsx';

/** Says how many rows are missing from the lists above or below, because the answer that held them cannot be read. */
export function OmittedRows({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Notice kind="warning">
      <p>
        <Plural value={count} one="# line couldn’t be shown" other="# lines couldn’t be shown" />
      </p>
    </Notice>
  );
}
