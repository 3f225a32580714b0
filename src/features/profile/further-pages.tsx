import { Trans } from '@lingui/react/macro';
import { addressesPaths } from '../../../machines/address/addresses/addresses.paths.ts';
import { devicesPaths } from '../../../machines/devices/devices.paths.ts';
import { personalDataPaths } from '../../../machines/personal-data/personal-data.paths.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { TextList } from '../../ui/text/text-list.tsx';

/** The ways to what is kept of a person on pages of their own. */
export function FurtherPages() {
  return (
    <Section title={<Trans>Addresses, devices and data</Trans>}>
      <TextList
        items={[
          {
            id: 'addresses',
            text: (
              <Trans>
                <Link href={linkTo(addressesPaths.list)}>Your addresses</Link>, for your orders and invoices
              </Trans>
            ),
          },
          {
            id: 'devices',
            text: (
              <Trans>
                <Link href={linkTo(devicesPaths.list)}>Where you are signed in</Link>, and how to end it elsewhere
              </Trans>
            ),
          },
          {
            id: 'data',
            text: (
              <Trans>
                <Link href={linkTo(personalDataPaths.overview)}>Your data</Link>, to download or to have deleted
              </Trans>
            ),
          },
        ]}
      />
    </Section>
  );
}
