import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { WatchPreview } from '../../../../machines/domain/watch.ts';
import { PREVIEW_DAYS } from '../../../../machines/domain/watch.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TextNote } from '../../../ui/text/text-note.tsx';
import { TitleList } from '../../shared/title-list.tsx';

interface PreviewProps {
  /** `null` before one is asked for. */
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
          <Trans>These are the latest ones.</Trans>
        </TextNote>
      )}
    </>
  );
}

/** What the watch would have brought, and the way to set it. */
export function Preview({ preview, busy, onConfirm }: PreviewProps) {
  const count = preview?.count ?? 0;
  return (
    <>
      {/* Here before there is anything to say, so that it is said. */}
      <p role="status">
        {preview && (
          <strong>
            <Plural
              value={count}
              _0={`No article came out about this in the last ${PREVIEW_DAYS} days.`}
              one={`# article came out about this in the last ${PREVIEW_DAYS} days.`}
              other={`# articles came out about this in the last ${PREVIEW_DAYS} days.`}
            />
          </strong>
        )}
      </p>
      {preview && (
        <Section title={<Trans>What this watch would have brought you</Trans>}>
          <Stack>
            {count === 0 ? (
              <p>
                <Trans>You can set it all the same: we send you what comes out from now on.</Trans>
              </p>
            ) : (
              <Articles preview={preview} />
            )}
            <Actions>
              <Button variant="primary" isPending={busy} onPress={onConfirm}>
                <Trans>Set this watch</Trans>
              </Button>
            </Actions>
          </Stack>
        </Section>
      )}
    </>
  );
}
