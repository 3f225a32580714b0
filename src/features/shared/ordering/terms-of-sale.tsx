import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ExternalLink } from '../../../ui/layout/external-link.tsx';
import type { FieldState } from '../form/use-form.ts';
import styles from './terms-of-sale.module.css';

interface TermsOfSaleProps extends FieldState {
  readonly hasAgreed: boolean;
  readonly onChange: (hasAgreed: boolean) => void;
}

/** The agreement to the publisher’s terms of sale, with a link to them: the page that the order keeps the version of. */
export function TermsOfSale({ hasAgreed, onChange, ...field }: TermsOfSaleProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.terms}>
      <Checkbox
        {...field}
        label={<Trans>I’ve read and agree to the terms of sale</Trans>}
        isChosen={hasAgreed}
        onChange={onChange}
      />
      <p className={styles.link}>
        <ExternalLink href={`/${i18n.locale.slice(0, 2)}/legal/terms`} isNewTab>
          <Trans>Read the terms of sale (new tab)</Trans>
        </ExternalLink>
      </p>
    </div>
  );
}
