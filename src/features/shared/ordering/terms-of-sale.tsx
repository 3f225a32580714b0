import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from '../../../ui/layout/external-link.tsx';

/** A link to the publisher’s terms of sale, next to the checkbox that accepts them: the page that the order keeps the version of. */
export function TermsOfSale() {
  const { i18n } = useLingui();
  return (
    <p>
      <ExternalLink href={`/${i18n.locale.slice(0, 2)}/legal/terms`} isNewTab>
        <Trans>Read the terms of sale (new tab)</Trans>
      </ExternalLink>
    </p>
  );
}
