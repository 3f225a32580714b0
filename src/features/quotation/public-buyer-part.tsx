import { Trans } from '@lingui/react/macro';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import type { publicBuyerForm } from '../../../machines/validation/forms/quotation.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Controls } from '../shared/form/controls.tsx';
import type { DetailsPartProps } from './details-part.ts';

/** What French public bodies must have on an invoice; asked for where the buyer is one. */
export function PublicBuyerPart({ details, onChange, at }: DetailsPartProps) {
  const { isPublicBuyer, publicBuyer } = details;
  const text = (name: keyof typeof publicBuyer) => ({
    ...at(`publicBuyer.${name}`),
    value: publicBuyer[name],
    onChange: (value: string) => onChange({ publicBuyer: { ...publicBuyer, [name]: value } }),
    autoComplete: 'off',
    size: 24,
  });
  return (
    <Stack>
      <Checkbox
        name="isPublicBuyer"
        label={<Trans>We are a French public body</Trans>}
        description={<Trans>The invoice then goes through Chorus Pro, and needs your references.</Trans>}
        isChosen={isPublicBuyer}
        onChange={(isChosen) => onChange({ isPublicBuyer: isChosen })}
        isReadOnly={at('publicBuyer').isReadOnly}
      />
      {isPublicBuyer && (
        <Controls<ValuesOf<typeof publicBuyerForm>>
          each={{
            siret: (
              <TextField
                {...text('siret')}
                inputMode="numeric"
                label={<Trans>SIRET number</Trans>}
                help={<Trans>14 digits, of the establishment that is invoiced.</Trans>}
              />
            ),
            serviceCode: (
              <TextField
                {...text('serviceCode')}
                isOptional
                label={<Trans>Service code (optional)</Trans>}
                help={<Trans>Where your establishment has services in Chorus Pro.</Trans>}
              />
            ),
            engagementNumber: (
              <TextField
                {...text('engagementNumber')}
                isOptional
                label={<Trans>Commitment number (optional)</Trans>}
                help={<Trans>The number of your legal commitment or of your purchase order.</Trans>}
              />
            ),
          }}
        />
      )}
    </Stack>
  );
}
