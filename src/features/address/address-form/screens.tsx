import { Trans } from '@lingui/react/macro';
import type { AddressFormContext } from '../../../../machines/address/address-form/address-form.context.ts';
import type { AddressFormEvent } from '../../../../machines/address/address-form/address-form.machine.ts';
import type { addressFormSteps as steps } from '../../../../machines/address/address.steps.ts';
import { addressesPaths } from '../../../../contract/pages/address.ts';
import { MOST_ADDRESSES } from '../../../../domain/address.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { ValuesOf } from '../../../../validation/form.ts';
import { keptAddressForm } from '../../../../validation/forms/address.ts';
import type { ScreenProps } from '../../../engine/index.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { AddressFields } from '../../shared/address/address-fields.tsx';
import { AddressText } from '../../shared/address/address-text.tsx';
import { Controls } from '../../shared/form/controls.tsx';
import { Form } from '../../shared/form/form.tsx';
import { useForm } from '../../shared/form/use-form.ts';

/** Props of a step's view. */
type AddressFormScreenProps<Name extends keyof typeof steps> = ScreenProps<
  AddressFormContext & NeedsOf<(typeof steps)[Name]>,
  AddressFormEvent
>;

/** Link back to all addresses. */
function BackLink() {
  return (
    <Link href={linkTo(addressesPaths.list)} variant="standalone">
      <Trans>Your addresses</Trans>
    </Link>
  );
}

/** The form of an address, line by line. Every keystroke goes into the draft, so that nothing is lost. */
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
      failureTitle={{
        uncertain: <Trans>We may not have saved your address</Trans>,
        refused: <Trans>We couldn’t save your address</Trans>,
      }}
      failureAdvice={<Trans>What you entered is still here.</Trans>}
      notices={
        lastSaved && (
          <Notice kind="success" title={<Trans>Saved and set as your default address</Trans>} takesFocus>
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
        <Trans>Once saved, it becomes your default address.</Trans>
      </p>
      <Actions>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Save address</Trans>
        </Button>
        <BackLink />
      </Actions>
    </Form>
  );
}

/** The address book is full. */
export function Full() {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>You can save up to {MOST_ADDRESSES} addresses. Delete one to add another.</Trans>
      </Intro>
      <BackLink />
    </Stack>
  );
}

/** The address to change no longer exists. */
export function Gone() {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>This address doesn’t exist, or was deleted. Choose another one, or add it again.</Trans>
      </Intro>
      <BackLink />
    </Stack>
  );
}
