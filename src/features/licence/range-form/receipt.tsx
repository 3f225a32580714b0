import { Plural, Trans } from '@lingui/react/macro';
import type { RangeReceipt } from '../../../../machines/licence/range-form/range-form.draft.ts';
import { rangesPaths } from '../../../../machines/licence/ranges/ranges.paths.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { modificationPaths } from '../../../../machines/modification/modification.paths.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Reference } from '../../../ui/text/reference.tsx';

/** What an accepted request has done. */
function Done({ added }: Pick<RangeReceipt, 'added'>) {
  if (added === 0) return <Trans>The range is changed at once.</Trans>;
  return <Plural value={added} one="# range is added at once." other="# ranges are added at once." />;
}

/** What a pending request asks for. */
function Asked({ added }: Pick<RangeReceipt, 'added'>) {
  if (added === 0) return <Trans>The range stays as it is until the publisher has decided.</Trans>;
  return (
    <Plural
      value={added}
      one="# range will be added once the publisher has accepted it."
      other="# ranges will be added once the publisher has accepted them."
    />
  );
}

/** The request has arrived: its reference, and what becomes of it. */
export function Receipt({ receipt, aboId }: { readonly receipt: RangeReceipt; readonly aboId: string }) {
  const { id, reference, added, isLetThrough } = receipt;
  return (
    <Notice
      kind="success"
      title={
        isLetThrough ? <Trans>Your request was accepted at once</Trans> : <Trans>Your request has been sent</Trans>
      }
      takesFocus
    >
      <p>{isLetThrough ? <Done added={added} /> : <Asked added={added} />}</p>
      <p>
        <Trans>
          Reference: <Reference>{reference}</Reference>
        </Trans>
      </p>
      <Actions>
        <Link href={linkTo(modificationPaths.request, { request: String(id) })} variant="standalone">
          <Trans>See the request</Trans>
        </Link>
        <Link href={linkTo(rangesPaths.list, { aboId })} variant="standalone">
          <Trans>IP ranges of your license</Trans>
        </Link>
      </Actions>
    </Notice>
  );
}
