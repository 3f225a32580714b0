import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from '../layout/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** The error text of a field: an icon and words, since colour alone is not enough (WCAG 2.2, 1.4.1). */
export function FieldErrorText({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.error}>
      <Icon name="danger" className={styles.errorIcon} />
      <span>
        <VisuallyHidden as="span">
          <Trans>Error:</Trans>{' '}
        </VisuallyHidden>
        {children}
      </span>
    </span>
  );
}
