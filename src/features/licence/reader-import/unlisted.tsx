import { Plural, Trans } from '@lingui/react/macro';
import { readersPaths } from '../../../../machines/licence/readers/readers.paths.ts';
import { displayedName } from '../../../../machines/domain/account.ts';
import type { LicenceReader } from '../../../../machines/domain/licence.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

interface UnlistedProps {
  readonly aboId: string;
  readonly readers: readonly LicenceReader[];
}

/** Readers of the licence whom the list does not name: they stay, and each can be removed where all readers are. */
export function Unlisted({ aboId, readers }: UnlistedProps) {
  if (readers.length === 0) return null;
  return (
    <Disclosure
      title={
        <Plural
          value={readers.length}
          one="# reader of your license is not in this list"
          other="# readers of your license are not in this list"
        />
      }
    >
      <Stack gap="close">
        <p>
          <Trans>They keep their access. To remove one, open that reader.</Trans>
        </p>
        <ul>
          {readers.map((reader) => (
            <li key={reader.id}>
              <Link href={linkTo(readersPaths.list, { aboId, text: reader.email })} variant="standalone">
                <span translate="no">{`${displayedName(reader)} · ${reader.email}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </Disclosure>
  );
}
