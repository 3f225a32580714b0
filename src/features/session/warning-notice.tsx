import { msg } from '@lingui/core/macro';
import { useLingui, Trans } from '@lingui/react/macro';
import { linkTo } from '../../../machines/engine/index.ts';
import { invoicePaths } from '../../../contract/pages/invoice.ts';
import type { SessionWarning } from '../../../machines/session/session.context.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Link } from '../../ui/layout/link.tsx';

const words = {
  PMC_Factures_TokenInfoLogout: msg({
    id: 'PMC_Factures_TokenInfoLogout',
    message: 'The link to your invoice is no longer valid. Sign in to find your invoices, or ask us for a new link.',
    comment: 'Warning after an invoice link that did not hold (specification §6, §8)',
  }),
} as const;

interface WarningNoticeProps {
  readonly warning: SessionWarning | null;
  /** The account of the page is the reader's own. */
  readonly isSignedIn?: boolean;
  /** Requests a new link; only where no one is signed in. */
  readonly onRenew?: () => void;
  readonly busy?: boolean;
  readonly send: (event: SessionEvent) => void;
}

/** The message that an earlier page left for this one, until it is closed. */
export function WarningNotice({ warning, isSignedIn = false, onRenew, busy = false, send }: WarningNoticeProps) {
  const { i18n } = useLingui();
  if (warning === null) return null;
  return (
    <Notice kind="warning">
      {isSignedIn ? (
        <p>
          <Trans>
            This invoice link is no longer valid.{' '}
            <Link href={linkTo(invoicePaths.choice)}>View the invoices of your account</Link>.
          </Trans>
        </p>
      ) : (
        <p>{i18n._(words[warning])}</p>
      )}
      {onRenew && (
        <Button isPending={busy} onPress={onRenew}>
          <Trans>Email me a new link</Trans>
        </Button>
      )}
      <Button variant="quiet" onPress={() => send({ type: 'warning.dismissed' })}>
        <Trans>Close this message</Trans>
      </Button>
    </Notice>
  );
}
