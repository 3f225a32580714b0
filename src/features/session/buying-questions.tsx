import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Site } from '../../../domain/site.ts';
import { ExternalLink } from '../../ui/layout/external-link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import styles from './buying-questions.module.css';

interface QuestionProps {
  readonly asked: ReactNode;
  readonly children: ReactNode;
}

function Question({ asked, children }: QuestionProps) {
  return (
    <div className={styles.question}>
      <dt>{asked}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What people ask before they buy, in a line each. */
export function BuyingQuestions({ site }: { readonly site: Pick<Site, 'hasDocuments'> }) {
  const { i18n } = useLingui();
  return (
    <Section title={<Trans>Before you subscribe</Trans>}>
      <dl className={styles.questions}>
        <Question asked={<Trans>Automatic renewal?</Trans>}>
          <Trans>No. Renewing is your decision.</Trans>
        </Question>
        <Question asked={<Trans>Can I cancel?</Trans>}>
          <Trans>
            A quote commits you to nothing. For orders, see the{' '}
            <ExternalLink href={`/${i18n.locale.slice(0, 2)}/legal/terms`}>terms of sale</ExternalLink>.
          </Trans>
        </Question>
        <Question asked={<Trans>An invoice?</Trans>}>
          {site.hasDocuments ? (
            <Trans>In your account, as a PDF. Pay by card or bank transfer.</Trans>
          ) : (
            <Trans>In your account. Pay by card or bank transfer.</Trans>
          )}
        </Question>
        <Question asked={<Trans>VAT?</Trans>}>
          <Trans>Not included. It depends on your billing address, and you see it before you order.</Trans>
        </Question>
      </dl>
    </Section>
  );
}
