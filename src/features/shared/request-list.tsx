import { Trans } from '@lingui/react/macro';
import { modificationPaths } from '../../../contract/pages/modification.ts';
import { modificationType } from '../../../domain/enumerations.ts';
import type { ListedRequest } from '../../../domain/modification.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { Status } from '../../ui/feedback/status.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { WhenText } from '../../ui/text/when-text.tsx';
import { OfficeText } from './office-text.tsx';
import { RequestKind, RequestTitle } from './request-title.tsx';
import { TitleList } from './title-list.tsx';
import styles from './request-list.module.css';

/** How many readers or networks a request is about. */
function LineCount({ request: { lineCount } }: { readonly request: ListedRequest }) {
  return <Trans comment="How many things a request asks for">{lineCount} total</Trans>;
}

/** Requests that await the publisher, each with its age. */
export function PendingRequests({ requests }: { readonly requests: readonly ListedRequest[] }) {
  return (
    <TitleList
      items={requests.map((request) => ({
        id: request.id,
        title: <RequestTitle request={request} />,
        ...(request.subject === null
          ? request.lineCount > 1 && { line: <LineCount request={request} /> }
          : { line: <RequestKind request={request} /> }),
        detail: (
          <Status kind="info">
            <Trans>
              Requested <WhenText moment={request.askedAt} />
            </Trans>
          </Status>
        ),
      }))}
    />
  );
}

/** Requests that can be corrected and sent again. */
const corrected: readonly ListedRequest['type'][] = [
  modificationType.readerAddition,
  modificationType.readerEdit,
  modificationType.ipRangeAddition,
  modificationType.ipRangeEdit,
];

/** A request that was rejected, in whole or in part, with its reason: the administrator may correct it, which is what is due. */
export function RejectedRequest({ request }: { readonly request: ListedRequest }) {
  const { reason, reasonLocale } = request;
  const isRejected = request.state === 'rejected';
  return (
    <div className={styles.rejected}>
      <TitleList
        items={[
          {
            id: request.id,
            title: <RequestTitle request={request} />,
            line: (
              <>
                <p>
                  <RequestKind request={request} />
                </p>
                {reason !== null && (
                  <p>
                    <OfficeText locale={reasonLocale}>{reason}</OfficeText>
                  </p>
                )}
              </>
            ),
            detail: (
              <div className={styles.state}>
                <Status kind={isRejected ? 'danger' : 'warning'}>
                  {isRejected ? (
                    <Trans comment="Where a request stands">Rejected</Trans>
                  ) : (
                    <Trans comment="Where a request stands">Partly accepted</Trans>
                  )}
                </Status>
                {corrected.includes(request.type) && (
                  <Link href={linkTo(modificationPaths.request, { request: String(request.id) })} variant="button">
                    <Trans>
                      Correct<VisuallyHidden as="span">: {request.reference}</VisuallyHidden>
                    </Trans>
                  </Link>
                )}
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}
