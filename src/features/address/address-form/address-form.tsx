import { Trans } from '@lingui/react/macro';
import type { ValuesOf } from '../../../../machines/validation/form.ts';
import { keptAddressForm } from '../../../../machines/validation/forms/address.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { AddressFields } from '../../shared/address/address-fields.tsx';
import { AddressText } from '../../shared/address/address-text.tsx';
import { Controls } from '../../shared/form/controls.tsx';
import { Form } from '../../shared/form/form.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { BackLink } from './back-link.tsx';
import type { AddressFormScreenProps } from './screen-props.ts';

/** An address, line by line. What is typed goes into the draft at once, so that nothing is lost. */
export function AddressForm({ data, send, busy }: AddressFormScreenProps<'form'>) {
  const { id, draft, countries, lastSaved, failure } = data;
  const { typed } = draft;
  const form = useForm({
    form: keptAddressForm,
    typed: { address: typed },
    failure,
    subject: `${id} ${lastSaved === null}`,
    busy,
    onValid: () => send({ type: 'address.confirmed' }),
  });
  return (
    <Form
      form={form}
      failureTitle={<Trans>Your address was not saved</Trans>}
      failureAdvice={<Trans>What you entered is still here. Try again in a moment.</Trans>}
      notices={
        lastSaved && (
          <Notice kind="success" title={<Trans>Saved, and selected for your next order</Trans>} takesFocus>
            <AddressText address={lastSaved} />
          </Notice>
        )
      }
    >
      <Controls<ValuesOf<typeof keptAddressForm>>
        each={{
          address: (
            <AddressFields
              at={(line) => form.at(`address.${line}`)}
              address={typed}
              onChange={(address) => send({ type: 'address.written', address })}
              countries={countries}
            />
          ),
        }}
      />
      <p>
        <Trans>Once saved, it is the one that is proposed first when you order.</Trans>
      </p>
      <Actions>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Save the address</Trans>
        </Button>
        <BackLink />
      </Actions>
    </Form>
  );
}
