import { useLingui, Trans } from '@lingui/react/macro';
import { watchKinds } from '../../../../machines/domain/watch.ts';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { kindNames } from '../notifications/watch-names.ts';
import { LastSet } from './last-set.tsx';
import { Preview } from './preview.tsx';
import type { NewWatchScreenProps } from './screen-props.ts';
import { subjectForms } from './subject-forms.tsx';
import { WatchesLink } from './watches-link.tsx';

/** What is to be watched: chosen and typed, tried, and set. What is typed goes into the draft at once. */
export function Subject({ data, send, busy }: NewWatchScreenProps<'subject'>) {
  const { i18n } = useLingui();
  const { draft, preview, lastSet } = data;
  const Fields = subjectForms[draft.kind];
  return (
    <Stack gap="wide">
      <LastSet lastSet={lastSet} />
      <Stack>
        <RadioList
          name="kind"
          legend={<Trans>What should we watch?</Trans>}
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
