import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { AsideLinks } from './aside-links.tsx';
import { revisionPlace } from './places.ts';
import { QuotationNotice } from './quotation-notice.tsx';
import { QuotationFacts } from './quotation-facts.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

/** What is offered, at what price, and until when. */
export function Offer({ data, can, send }: QuotationScreenProps<'offer'>) {
  const { quotation, site, aboId } = data;
  return (
    <Stack gap="wide">
      <Stack>
        <QuotationNotice data={data} can={can} send={send} />
        <QuotationFacts quotation={quotation} site={site} />
        <Actions>
          <Button variant="primary" onPress={() => send({ type: 'offer.confirmed' })}>
            <Trans>Continue with this offer</Trans>
          </Button>
          {can({ type: 'revision.opened' }) && (
            <Link href={revisionPlace(aboId)} variant="standalone" onFollow={() => send({ type: 'revision.opened' })}>
              <Trans>Change the offer</Trans>
            </Link>
          )}
        </Actions>
      </Stack>
      <AsideLinks data={data} can={can} send={send} />
    </Stack>
  );
}
