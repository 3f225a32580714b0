import { Trans, useLingui } from '@lingui/react/macro';
import { linkTo } from '../../../../machines/engine/index.ts';
import { modificationPaths } from '../../../../machines/modification/modification.paths.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { markerWords } from '../ranges/marker-words.ts';
import { BackLink } from './back-link.tsx';
import type { RangeFormScreenProps } from './screen-props.ts';

/** A request about the range awaits the publisher: it must be decided or taken back before the next one. */
export function Awaiting({ data: { aboId, known } }: RangeFormScreenProps<'awaiting'>) {
  const { i18n } = useLingui();
  const { range, pending } = known;
  const name = <strong translate="no">{range}</strong>;
  return (
    <Stack>
      <Intro kind="info">
        <Trans>
          A request about {name} is pending. It can be changed once the publisher has decided, or once you have taken
          the request back.
        </Trans>
      </Intro>
      {pending && (
        <Stack gap="close">
          <p>
            <Status kind="info">{i18n._(markerWords(pending.type))}</Status>
          </p>
          <Actions>
            <Link href={linkTo(modificationPaths.request, { request: String(pending.id) })} variant="button">
              <Trans>See the request</Trans>
            </Link>
            <BackLink aboId={aboId} />
          </Actions>
        </Stack>
      )}
    </Stack>
  );
}
