import { Trans } from '@lingui/react/macro';
import { linkTo } from '../../../../machines/engine/index.ts';
import { quotationPaths } from '../../../../machines/quotation/quotation.paths.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

/** The person has no subscription, and reads by nobody’s. */
export function Empty() {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>You have no subscription yet.</Trans>
      </Intro>
      <p>
        <Trans>
          What you subscribe to is listed here with its dates, its readers, and what is to be paid or renewed. A quote
          says what it costs, and you can order it online.
        </Trans>
      </p>
      <Actions>
        <Link href={linkTo(quotationPaths.newOffer)} variant="button">
          <Trans>Ask for a quote</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}
