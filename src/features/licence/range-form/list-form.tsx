import { Trans } from '@lingui/react/macro';
import type { ClipboardEvent } from 'react';
import type { ValuesOf } from '../../../../machines/validation/form.ts';
import { rangeListForm } from '../../../../machines/validation/forms/range-list.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Controls } from '../../shared/form/controls.tsx';
import { Form } from '../../shared/form/form.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { ListReport } from './list-report.tsx';
import type { RangeFormScreenProps } from './screen-props.ts';

/** Ranges in any form, one or many: what is pasted is read at once, what is typed when the person is done. */
export function ListForm({ data: { draft }, send, busy }: RangeFormScreenProps<'form'>) {
  const { rangeList, rows, report, receipt } = draft;
  const form = useForm({
    form: rangeListForm,
    typed: { rangeList },
    onChange: (change) => send({ type: 'list.written', rangeList, ...change }),
    failure: null,
    subject: `${rows.length} ${receipt === null}`,
    busy,
    onValid: () => send({ type: 'list.read' }),
  });
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    // Into what is typed already it is pasted as everywhere.
    if (busy || rangeList !== '' || pasted.trim() === '') return;
    event.preventDefault();
    send({ type: 'list.written', rangeList: pasted });
    send({ type: 'list.read' });
  };
  return (
    <Form form={form}>
      {report && <ListReport report={report} />}
      <Controls<ValuesOf<typeof rangeListForm>>
        each={{
          rangeList: (
            <div onPaste={onPaste}>
              <TextArea
                {...form.field('rangeList')}
                label={rows.length === 0 ? <Trans>IP ranges</Trans> : <Trans>Further IP ranges</Trans>}
                help={
                  <Trans>
                    One a line, with a label beside it if you like: 192.0.2.0/24 Main library. Also accepted: 192.0.2.*,
                    192.0.2.1-192.0.2.9, 2001:db8::/32.
                  </Trans>
                }
              />
            </div>
          ),
        }}
      />
      <Actions>
        <Button variant={rows.length === 0 ? 'primary' : 'secondary'} type="submit">
          <Trans>Add to the list</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
