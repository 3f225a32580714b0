import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { rangesPaths, readerFormPaths, readersPaths } from '../../../contract/pages/licence.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import styles from './licence-ways.module.css';

interface LicenceWaysProps {
  /** Id of the subscription. */
  readonly id: number;
  readonly readers: number;
  /** Networks with access; `null` where the server did not say it readably. */
  readonly ranges: number | null;
  /** Adding a reader is what the page is for. */
  readonly isMain?: boolean;
  /** Further links. */
  readonly children?: ReactNode;
}

/** Ways from the seats of a licence: adding a reader, and the lists of readers and networks. */
export function LicenceWays({ id, readers, ranges, isMain = false, children }: LicenceWaysProps) {
  const place = { aboId: String(id) };
  return (
    <Actions>
      <Link href={linkTo(readerFormPaths.form, place)} variant={isMain ? 'button' : 'secondary'}>
        <Trans>Add a reader</Trans>
      </Link>
      <div className={styles.lists}>
        <Actions isInline>
          <Link href={linkTo(readersPaths.list, place)} variant="standalone">
            <Plural value={readers} one="# reader" other="# readers" />
          </Link>
          <Link href={linkTo(rangesPaths.list, place)} variant="standalone">
            {ranges === null ? (
              <Trans>IP ranges</Trans>
            ) : (
              <Plural value={ranges} _0="No networks" one="# network" other="# networks" />
            )}
          </Link>
          {children}
        </Actions>
      </div>
    </Actions>
  );
}
