import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { newslettersPaths } from '../../../machines/newsletter/newsletters/newsletters.paths.ts';
import { walletPaths } from '../../../machines/wallet/wallet.paths.ts';
import type { RequestKind } from '../../../machines/domain/contact.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { invoicePaths } from '../../../machines/invoice/invoice.paths.ts';
import { quoteRequestPaths } from '../../../machines/quote-request/quote-request.paths.ts';
import { Link } from '../../ui/layout/link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

const quote = (
  <Trans>
    A quote is quicker to come by on its own page: <Link href={linkTo(quoteRequestPaths.needs)}>ask for a quote</Link>.
  </Trans>
);

/** Where what a message is about is done at once, without anybody’s answer. */
const ownPages: Readonly<Partial<Record<RequestKind, ReactNode>>> = {
  quote,
  globalLicenceForm: quote,
  payment: (
    <Trans>
      Invoices are paid and printed on their own page: <Link href={linkTo(invoicePaths.choice)}>see your invoices</Link>
      .
    </Trans>
  ),
  wallet: (
    <Trans>
      What came into your wallet and went out of it has a page of its own:{' '}
      <Link href={linkTo(walletPaths.list)}>see your wallet</Link>.
    </Trans>
  ),
  unsubscription: (
    <Trans>
      Each newsletter is switched off on its own page:{' '}
      <Link href={linkTo(newslettersPaths.list)}>see your newsletters</Link>.
    </Trans>
  ),
};

/** Says so where a kind of message has a page of its own; one may write all the same. */
export function OwnPage({ kind }: { readonly kind: RequestKind | null }) {
  const page = kind && ownPages[kind];
  return (
    <div role="status">
      {page && (
        <Notice kind="info">
          <p>{page}</p>
        </Notice>
      )}
    </div>
  );
}
