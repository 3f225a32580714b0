import { Trans } from '@lingui/react/macro';
import type { PostalAddress } from '../../../../domain/address.ts';
import { hasRegion, needsRegion, partOrder } from '../../../../domain/address-lines.ts';
import type { ValuesOf } from '../../../../validation/form.ts';
import type { addressForm } from '../../../../validation/forms/address.ts';
import { needsPostalCode } from '../../../../validation/rules/postal-code.ts';
import { ComboBox } from '../../../ui/form/combo-box.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Controls } from '../form/controls.tsx';
import { useCountryOptions } from '../form/use-country-options.ts';
import type { FieldState } from '../form/use-form.ts';
import { useRegions } from '../use-regions.ts';
import { RegionLabel } from './region-label.tsx';
import styles from '../form/field-grid.module.css';

export interface AddressFieldsProps {
  /** State of a line's field in the form. */
  readonly at: (line: keyof PostalAddress) => FieldState;
  readonly address: PostalAddress;
  readonly onChange: (address: PostalAddress) => void;
  /** Countries that can be chosen. */
  readonly countries: readonly { readonly code: string }[];
  /** HTML autofill token for the address's purpose. */
  readonly purpose?: 'billing' | 'shipping';
}

/** The name of the postal code in a country. */
function PostalCodeLabel({ country }: { readonly country: string }) {
  if (country === 'US') return <Trans>ZIP code</Trans>;
  return country === 'IN' ? <Trans>PIN code</Trans> : <Trans>Postal code</Trans>;
}

/**
 * The lines of a postal address. The country comes first: it decides on the order of city, code and region, and which of
 * them there must be. What was typed stays when it changes.
 */
export function AddressFields({ at, address, onChange, countries, purpose = 'billing' }: AddressFieldsProps) {
  const areRegionsKept = useRegions();
  const { country } = address;
  const asksForRegion = (chosen: string): boolean => areRegionsKept && hasRegion(chosen);
  const order = partOrder(country).filter((part) => part !== 'region' || areRegionsKept);
  const last = order.includes('postalCode') ? order : [...order, 'postalCode' as const];
  const isCodeNeeded = needsPostalCode(country);
  const line = (field: keyof PostalAddress) => ({
    ...at(field),
    value: address[field] ?? '',
    onChange: (text: string) => onChange({ ...address, [field]: text }),
  });
  return (
    <div className={styles.fields}>
      <Controls<ValuesOf<typeof addressForm>>
        last={last}
        each={{
          country: (
            <div className={styles.half}>
              <ComboBox
                {...line('country')}
                onChange={(chosen: string) =>
                  onChange({
                    ...address,
                    country: chosen,
                    ...(asksForRegion(chosen) && { region: address.region ?? '' }),
                  })
                }
                label={<Trans>Country</Trans>}
                autoComplete={`${purpose} country-name`}
                options={useCountryOptions(countries)}
              />
            </div>
          ),
          organisation: (
            <TextField
              {...line('organisation')}
              isOptional
              label={<Trans>Organization (optional)</Trans>}
              autoComplete={`${purpose} organization`}
            />
          ),
          recipient: (
            <TextField
              {...line('recipient')}
              label={<Trans>Recipient’s name</Trans>}
              autoComplete={`${purpose} name`}
            />
          ),
          street: (
            <TextField
              {...line('street')}
              label={<Trans>Street address</Trans>}
              autoComplete={`${purpose} address-line1`}
            />
          ),
          complement: (
            <TextField
              {...line('complement')}
              isOptional
              label={<Trans>Address line 2 (optional)</Trans>}
              help={<Trans>Floor, building, PO box.</Trans>}
              autoComplete={`${purpose} address-line2`}
            />
          ),
          postalCode: (
            <TextField
              {...line('postalCode')}
              size={10}
              isOptional={!isCodeNeeded}
              label={<PostalCodeLabel country={country} />}
              {...(!isCodeNeeded && { help: <Trans>Where the country has one.</Trans> })}
              autoComplete={`${purpose} postal-code`}
            />
          ),
          city: <TextField {...line('city')} label={<Trans>City</Trans>} autoComplete={`${purpose} address-level2`} />,
          region: asksForRegion(country) ? (
            <TextField
              {...line('region')}
              isOptional={!needsRegion(country)}
              label={<RegionLabel country={country} />}
              autoComplete={`${purpose} address-level1`}
            />
          ) : null,
        }}
      />
    </div>
  );
}
