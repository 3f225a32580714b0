import { Trans } from '@lingui/react/macro';
import { walletPaths } from '../../../machines/wallet/wallet.paths.ts';
import { isWalletShown } from '../../../machines/domain/account.ts';
import type { Visitor } from '../../../machines/domain/visitor.ts';
import { isImpersonal } from '../../../machines/domain/visitor.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';

/** What is in the wallet, where it is displayed at all (specification §4), to its owner alone. */
export function WalletCard({ visitor }: { readonly visitor: Visitor | null }) {
  if (!visitor?.account?.wallet || isImpersonal(visitor) || !isWalletShown(visitor.account)) return null;
  return (
    <Section title={<Trans>Your wallet</Trans>}>
      <p>
        <Trans>Balance</Trans> <Amount value={visitor.account.wallet.balance} isLarge />
      </p>
      <Actions>
        <Link href={linkTo(walletPaths.list)} variant="standalone" icon="forward">
          <Trans>See what went in and out</Trans>
        </Link>
      </Actions>
    </Section>
  );
}
