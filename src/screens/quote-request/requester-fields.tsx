import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { acquisitionSources } from '../../../machines/domain/quote-request.ts';
import type { Site } from '../../../machines/domain/site.ts';
import type { RequesterDraft } from '../../../machines/quote-request/quote-request.draft.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CivilityField } from '../civility-field.tsx';
import { useCountryOptions } from '../form/use-country-options.ts';
import type { FormState } from '../form/use-form.ts';
import { sourceNames } from '../source-names.ts';

interface RequesterFieldsProps {
  readonly countries: Site['countries'];
  readonly form: Pick<FormState<RequesterDraft>, 'field' | 'at'>;
  /** What is typed so far. */
  readonly requester: RequesterDraft;
  readonly onChange: (change: Partial<RequesterDraft>) => void;
}

/** Who asks for a quote, and where it goes. */
export function RequesterFields({ countries, form, requester, onChange }: RequesterFieldsProps) {
  const { i18n } = useLingui();
  return (
    <Stack>
      <CivilityField
        {...form.at('civility')}
        civility={requester.civility}
        onChange={(civility) => onChange({ civility })}
      />
      <TextField {...form.field('firstName')} autoComplete="given-name" label={<Trans>First name</Trans>} />
      <TextField {...form.field('lastName')} autoComplete="family-name" label={<Trans>Last name</Trans>} />
      <TextField
        {...form.field('organisation')}
        autoComplete="organization"
        size={34}
        label={<Trans>Organization</Trans>}
        help={<Trans>The quote is made out to it. If you ask for yourself, your own name.</Trans>}
      />
      <TextField
        {...form.field('jobTitle')}
        isOptional
        autoComplete="organization-title"
        size={34}
        label={<Trans>Your job title (optional)</Trans>}
      />
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        size={34}
        label={<Trans>E-mail address</Trans>}
        help={<Trans>The quote goes there.</Trans>}
      />
      <TextField
        {...form.field('phone')}
        isOptional
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        size={20}
        label={<Trans>Phone (optional)</Trans>}
        help={<Trans>With the country’s code, such as +33 1 23 45 67 89.</Trans>}
      />
      <SelectField
        {...form.field('country')}
        autoComplete="country"
        label={<Trans>Country</Trans>}
        help={<Trans>The VAT depends on it.</Trans>}
        options={useCountryOptions(countries)}
      />
      <SelectField
        {...form.at('source')}
        isOptional
        label={<Trans>How did you hear about us? (optional)</Trans>}
        help={<Trans>For our statistics only: it changes neither the quote nor its price.</Trans>}
        value={requester.source ?? ''}
        onChange={(value) => onChange({ source: acquisitionSources.find((source) => source === value) ?? null })}
        options={acquisitionSources.map((source) => ({ value: source, label: i18n._(sourceNames[source]) }))}
      />
    </Stack>
  );
}
