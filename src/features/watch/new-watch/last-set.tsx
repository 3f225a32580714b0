import { Trans, useLingui } from '@lingui/react/macro';
import type { Subject } from '../../../../machines/watch/new-watch/new-watch.context.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { subjectName } from '../notifications/watch-names.ts';
import { WatchesLink } from './watches-link.tsx';

/** The watch that was set just now. */
export function LastSet({ lastSet }: { readonly lastSet: Subject | null }) {
  const { i18n } = useLingui();
  if (!lastSet) return null;
  const { text, locale } = subjectName(lastSet.subject, lastSet.name, i18n);
  return (
    <Notice kind="success" title={<Trans>Your watch is set</Trans>} takesFocus>
      <p>
        <Trans>
          We send you what comes out about “<span lang={locale}>{text}</span>”.
        </Trans>
      </p>
      <WatchesLink />
    </Notice>
  );
}
