import { Trans, Plural, useLingui } from '@lingui/react/macro';
import type { Seats } from '../../../../domain/licence.ts';
import { chargeOf } from '../../../../domain/licence.ts';
import type { TypedReader } from '../../../../machines/licence/reader-form/reader-form.draft.ts';
import type { ValuesOf } from '../../../../validation/form.ts';
import { readerOrderForm } from '../../../../validation/forms/reader.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Amount } from '../../../ui/text/amount.tsx';
import { Reference } from '../../../ui/text/text-parts.tsx';
import { FreeCancellation } from '../free-cancellation.tsx';
import { PurchaseOrderField } from '../../shared/order-number-fields.tsx';
import { CivilityField } from '../../shared/civility-field.tsx';
import { EmailField, Controls } from '../../shared/form/controls.tsx';
import { Form } from '../../shared/form/form.tsx';
import styles from '../../shared/form/paired-names.module.css';
import { useForm } from '../../shared/form/use-form.ts';
import { ReadersLink } from './readers-link.tsx';
import type { ReaderFormScreenProps } from './screen-props.ts';
import { RejectedReason } from '../rejected-reason.tsx';

/** The cost of one more reader: a seat that is left, or a charge. */
function ChargeText({ seats }: { readonly seats: Seats }) {
  const charge = chargeOf(seats, 1);
  if (charge)
    return (
      <p>
        <Trans>
          All seats are taken. This reader costs <Amount value={charge} /> before VAT for the rest of the term. We’ll
          invoice it once we approve.
        </Trans>{' '}
        <FreeCancellation />
      </p>
    );
  return (
    <p>
      <Plural
        value={seats.bought - seats.taken}
        one="One seat left. This reader costs nothing extra."
        other="# seats left. This reader costs nothing extra."
      />
    </p>
  );
}

/** Notices before the next step: the charge has changed, or why the desk rejected the reader. */
function Notices({
  isChargeChanged,
  rejected,
}: Pick<ReaderFormScreenProps<'form'>['data'], 'isChargeChanged' | 'rejected'>) {
  if (isChargeChanged)
    return (
      <Notice kind="warning" title={<Trans>The price has changed</Trans>} takesFocus>
        <p>
          <Trans>Nothing was requested. Check the price below, then send your request again.</Trans>
        </p>
      </Notice>
    );
  if (!rejected) return null;
  const reference = <Reference>{rejected.reference}</Reference>;
  return (
    <Notice kind="info" title={<Trans>Rejected in request {reference}</Trans>}>
      <p>
        <RejectedReason rejected={rejected} />
      </p>
    </Notice>
  );
}

/** The reader's identity. Every keystroke goes into the draft, so that nothing is lost. */
export function ReaderForm({ data, send, busy }: ReaderFormScreenProps<'form'>) {
  const { aboId, reader, request, line, draft, known, rejected, seats, isChargeChanged, failure } = data;
  const { i18n } = useLingui();
  const { typed } = draft;
  const write = (change: Partial<TypedReader>): void =>
    send({ type: 'reader.written', reader: { ...typed, ...change } });
  const form = useForm({
    form: readerOrderForm,
    typed,
    onChange: write,
    failure,
    subject: `${reader}/${request}/${line}`,
    busy,
    onValid: () => send({ type: 'reader.confirmed' }),
  });
  const charge = seats && chargeOf(seats, 1);
  const price = charge && formatMoney(charge, i18n);
  return (
    <Form
      form={form}
      failureTitle={{
        uncertain: <Trans>We may not have received your request</Trans>,
        refused: <Trans>We couldn’t accept your request</Trans>,
      }}
      failureAdvice={<Trans>What you entered is still here. You can safely resend it.</Trans>}
      notices={<Notices isChargeChanged={isChargeChanged} rejected={rejected} />}
    >
      <div className={styles.fields}>
        <Controls<ValuesOf<typeof readerOrderForm>>
          each={{
            civility: (
              <CivilityField
                {...form.at('civility')}
                civility={typed.civility}
                onChange={(civility) => write({ civility })}
              />
            ),
            firstName: <TextField {...form.field('firstName')} autoComplete="off" label={<Trans>First name</Trans>} />,
            lastName: <TextField {...form.field('lastName')} autoComplete="off" label={<Trans>Last name</Trans>} />,
            email: (
              <EmailField
                {...form.field('email')}
                autoComplete="off"
                help={<Trans>The reader signs in with this address.</Trans>}
              />
            ),
            purchaseOrder: (
              <>
                {seats && <ChargeText seats={seats} />}
                {charge && <PurchaseOrderField {...form.field('purchaseOrder')} />}
              </>
            ),
          }}
        />
      </div>
      <Actions>
        <Button variant="primary" type="submit" isPending={busy}>
          {known ? (
            <Trans>Request this change</Trans>
          ) : price !== null ? (
            <Trans>Request for {price} before VAT</Trans>
          ) : (
            <Trans>Request access</Trans>
          )}
        </Button>
        <ReadersLink aboId={aboId} />
      </Actions>
    </Form>
  );
}
