import { Plural, Trans } from '@lingui/react/macro';
import type { QuoteRequestContext } from '../../../machines/quote-request/quote-request.context.ts';
import { isForImmediatePurchase } from '../../../validation/forms/quote-request.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { useMedia } from '../../ui/layout/use-media.ts';
import { purchasePlace } from './places.ts';
import styles from './immediate-purchase.module.css';

interface ImmediatePurchaseProps {
  readonly data: Pick<QuoteRequestContext, 'site' | 'draft'>;
  /** In the aside of a wide window, or after the form of a narrow one. */
  readonly isInAside?: boolean;
}

/** Another way for few readers: an order at once, without waiting for a quote. */
export function ImmediatePurchase({ data: { site, draft }, isInAside = false }: ImmediatePurchaseProps) {
  const isWide = useMedia('(min-width: 60rem)');
  const { immediatePurchase } = site;
  if (isWide !== isInAside || immediatePurchase === null || !isForImmediatePurchase(site, draft.offer)) return null;
  return (
    <div className={styles.purchase}>
      <Section title={<Trans>Need it now?</Trans>}>
        <p>
          <Plural
            value={immediatePurchase}
            one="For one reader, you can subscribe without a quote, and pay by card or bank transfer."
            other="For up to # readers, you can subscribe without a quote, and pay by card or bank transfer."
          />
        </p>
        <Actions>
          <Link href={purchasePlace(draft.offer)} variant="secondary">
            <Trans>Subscribe now</Trans>
          </Link>
        </Actions>
      </Section>
    </div>
  );
}
