import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { acquisitionSources } from '../../../machines/domain/quote-request.ts';
import type { Site } from '../../../machines/domain/site.ts';
import type { RequesterDraft } from '../../../machines/quote-request/quote-request.draft.ts';
import { countryOptions } from '../../i18n/format.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CivilityField } from '../civility-field.tsx';
import { sourceNames } from './source-names.ts';

/** The fields of who asks, as error summaries link to them, in their order. */
export const requesterFields = [
  'civility',
  'firstName',
  'lastName',
  'organisation',
  'jobTitle',
  'email',
  'phone',
  'country',
  'source',
] as const;

interface RequesterFieldsProps {
  readonly countries: Site['countries'];
  /** What is typed so far. */
  readonly requester: RequesterDraft;
  readonly onChange: (requester: RequesterDraft) => void;
  /** What is wrong with a field; `undefined` while nothing is, or nothing is to be said yet. */
  readonly errorOf: (field: (typeof requesterFields)[number]) => ReactNode;
  readonly isReadOnly: boolean;
}

/** Who asks for a quote, and where it goes. */
export function RequesterFields({ countries, requester, onChange, errorOf, isReadOnly }: RequesterFieldsProps) {
  const { i18n } = useLingui();
  /** What all text fields have in common. */
  const text = (name: 'firstName' | 'lastName' | 'organisation' | 'jobTitle' | 'email' | 'phone') => ({
    name,
    value: requester[name],
    onChange: (value: string) => onChange({ ...requester, [name]: value }),
    error: errorOf(name),
    isReadOnly,
  });
  return (
    <Stack>
      <CivilityField
        civility={requester.civility}
        onChange={(civility) => onChange({ ...requester, civility })}
        error={errorOf('civility')}
        isReadOnly={isReadOnly}
      />
      <TextField {...text('firstName')} autoComplete="given-name" label={<Trans>First name</Trans>} />
      <TextField {...text('lastName')} autoComplete="family-name" label={<Trans>Surname</Trans>} />
      <TextField
        {...text('organisation')}
        autoComplete="organization"
        size={34}
        label={<Trans>Organisation</Trans>}
        help={<Trans>The quote is made out to it. If you ask for yourself, your own name.</Trans>}
      />
      <TextField
        {...text('jobTitle')}
        isOptional
        autoComplete="organization-title"
        size={34}
        label={<Trans>Your function (optional)</Trans>}
      />
      <TextField
        {...text('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        size={34}
        label={<Trans>E-mail address</Trans>}
        help={<Trans>The quote goes there.</Trans>}
      />
      <TextField
        {...text('phone')}
        isOptional
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        size={20}
        label={<Trans>Phone (optional)</Trans>}
        help={<Trans>With the country’s code, such as +33 1 23 45 67 89.</Trans>}
      />
      <SelectField
        name="country"
        autoComplete="country"
        label={<Trans>Country</Trans>}
        help={<Trans>The VAT depends on it.</Trans>}
        value={requester.country}
        onChange={(country) => onChange({ ...requester, country })}
        options={countryOptions(countries, i18n)}
        error={errorOf('country')}
        isReadOnly={isReadOnly}
      />
      <SelectField
        name="source"
        isOptional
        label={<Trans>How did you come to know us? (optional)</Trans>}
        value={requester.source ?? ''}
        onChange={(value) =>
          onChange({ ...requester, source: acquisitionSources.find((source) => source === value) ?? null })
        }
        options={acquisitionSources.map((source) => ({ value: source, label: i18n._(sourceNames[source]) }))}
        error={errorOf('source')}
        isReadOnly={isReadOnly}
      />
    </Stack>
  );
}
