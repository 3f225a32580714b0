import { Trans, useLingui, Plural } from '@lingui/react/macro';
import type { WatchPreview } from '../../../../domain/watch.ts';
import { MOST_WATCHES, PREVIEW_DAYS, watchKinds } from '../../../../domain/watch.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import type { Subject } from '../../../../machines/watch/new-watch/new-watch.context.ts';
import { notificationsPaths } from '../../../../contract/pages/watch.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { TextNote } from '../../../ui/text/text-parts.tsx';
import { TitleList } from '../../shared/title-list.tsx';
import { subjectName, kindNames } from '../notifications/watch-names.ts';
import { subjectForms } from './forms-by-subject.ts';
import type { NewWatchScreenProps } from './screen-props.ts';

/** The way back to all watches. */
function WatchesLink() {
  return (
    <Link href={linkTo(notificationsPaths.list)} variant="standalone">
      <Trans>View your alerts</Trans>
    </Link>
  );
}

/** The watch just set. */
function LastSet({ lastSet }: { readonly lastSet: Subject | null }) {
  const { i18n } = useLingui();
  if (!lastSet) return null;
  const { text, locale } = subjectName(lastSet.subject, lastSet.name, i18n);
  return (
    <Notice kind="success" title={<Trans>Your alert has been created</Trans>} takesFocus>
      <p>
        <Trans>
          We’ll email you new articles about “<span lang={locale}>{text}</span>”.
        </Trans>
      </p>
      <WatchesLink />
    </Notice>
  );
}

/** The number of watches is at its limit: shown before anything is typed. */
export function Full({ data: { lastSet } }: NewWatchScreenProps<'full'>) {
  return (
    <Stack>
      <LastSet lastSet={lastSet} />
      <Intro kind="info">
        <Trans>You have {MOST_WATCHES} alerts, the most an account can have. Delete one to create another.</Trans>
      </Intro>
      <WatchesLink />
    </Stack>
  );
}

interface PreviewProps {
  /** `null` before the first preview. */
  readonly preview: WatchPreview | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

function Articles({ preview: { count, articles } }: { readonly preview: WatchPreview }) {
  const { i18n } = useLingui();
  const items = articles.map(({ title: { text, locale }, publication, publishedOn }, index) => ({
    id: index,
    title: locale === i18n.locale ? text : <span lang={locale}>{text}</span>,
    ...(publication !== null && { line: publication }),
    detail: <DateText day={publishedOn} />,
  }));
  return (
    <>
      <TitleList items={items} />
      {count > articles.length && (
        <TextNote>
          <Trans>Here are the latest.</Trans>
        </TextNote>
      )}
    </>
  );
}

/** Results that the watch would have had, and the button that sets it. */
function Preview({ preview, busy, onConfirm }: PreviewProps) {
  const count = preview?.count ?? 0;
  return (
    <>
      {/* Rendered in advance: a live region must exist before its text does. */}
      <p role="status">
        {preview && (
          <strong>
            <Plural
              value={count}
              _0={`No articles on this in the last ${PREVIEW_DAYS} days.`}
              one={`# article on this in the last ${PREVIEW_DAYS} days.`}
              other={`# articles on this in the last ${PREVIEW_DAYS} days.`}
            />
          </strong>
        )}
      </p>
      {preview && (
        <Section title={<Trans>What you would have received</Trans>}>
          <Stack>
            {count === 0 ? (
              <p>
                <Trans>You can still create it. We’ll send you new articles as they come out.</Trans>
              </p>
            ) : (
              <Articles preview={preview} />
            )}
            <Actions>
              <Button variant="primary" isPending={busy} onPress={onConfirm}>
                <Trans>Create this alert</Trans>
              </Button>
            </Actions>
          </Stack>
        </Section>
      )}
    </>
  );
}

/** The watch's subject: typed, tried, and set. Every keystroke goes into the draft. */
export function SubjectStep({ data, send, busy }: NewWatchScreenProps<'subject'>) {
  const { i18n } = useLingui();
  const { draft, preview, lastSet } = data;
  const Fields = subjectForms[draft.kind];
  return (
    <Stack gap="wide">
      <LastSet lastSet={lastSet} />
      <Stack>
        <RadioList
          name="kind"
          legend={<Trans>What should we alert you about?</Trans>}
          options={watchKinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) }))}
          chosen={draft.kind}
          onChange={(kind) => send({ type: 'subject.changed', change: { kind } })}
          isReadOnly={busy}
        />
        <Fields data={data} send={send} busy={busy} />
      </Stack>
      <Preview preview={preview} busy={busy} onConfirm={() => send({ type: 'watch.confirmed' })} />
      <WatchesLink />
    </Stack>
  );
}
