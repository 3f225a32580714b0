import type { I18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { acquisitionSources } from '../../../domain/acquisition-source.ts';
import { isInUnion } from '../../../domain/vat.ts';
import type { ValuesOf } from '../../../validation/form.ts';
import type { Requester, RequesterDraft, requesterForm } from '../../../validation/forms/requester.ts';
import { formatCountry } from '../../i18n/countries.ts';
import { ComboBox } from '../../ui/form/combo-box.tsx';
import type { NamedOption } from '../../ui/form/option-search.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { CivilityField } from '../shared/civility-field.tsx';
import { civilityNames } from '../shared/civility-names.ts';
import { EmailField } from '../shared/form/controls.tsx';
import type { FieldTable } from '../shared/form/field-table.ts';
import type { FormState } from '../shared/form/use-form.ts';
import { sourceNames } from '../shared/source-names.ts';

/** Props of the form's controls. */
export interface RequesterControls {
  readonly form: Pick<FormState<RequesterDraft>, 'field' | 'at'>;
  readonly requester: RequesterDraft;
  readonly onChange: (change: Partial<RequesterDraft>) => void;
  readonly countries: readonly NamedOption[];
  readonly i18n: I18n;
}

/** A row of the check page. */
interface CheckRow {
  readonly term: ReactNode;
  /** Value of the row; an empty one has no row. */
  readonly value: (requester: Requester, i18n: I18n) => string;
}

export interface RequesterField {
  readonly control: (controls: RequesterControls) => ReactNode;
  /** Has a row of its own. */
  readonly isWhole?: true;
  /** The field's own row, or the field whose row shows this one too. */
  readonly check: CheckRow | { readonly shownWith: keyof Requester };
}

/** The requester's fields in order: control and check row of each. A missing field is a compile-time error. */
export const requesterTable: FieldTable<ValuesOf<typeof requesterForm>, RequesterField> = {
  civility: {
    isWhole: true,
    control: ({ form, requester, onChange }) => (
      <CivilityField
        {...form.at('civility')}
        civility={requester.civility}
        onChange={(civility) => onChange({ civility })}
      />
    ),
    check: { shownWith: 'lastName' },
  },
  firstName: {
    control: ({ form }) => (
      <TextField {...form.field('firstName')} autoComplete="given-name" label={<Trans>First name</Trans>} />
    ),
    check: { shownWith: 'lastName' },
  },
  lastName: {
    control: ({ form }) => (
      <TextField {...form.field('lastName')} autoComplete="family-name" label={<Trans>Last name</Trans>} />
    ),
    check: {
      term: <Trans>Name</Trans>,
      value: ({ civility, firstName, lastName }, i18n) => {
        const title = civilityNames[civility];
        return [title && i18n._(title), firstName, lastName].filter(Boolean).join(' ');
      },
    },
  },
  organisation: {
    isWhole: true,
    control: ({ form }) => (
      <TextField
        {...form.field('organisation')}
        autoComplete="organization"
        label={<Trans>Organization</Trans>}
        help={<Trans>The quote will be addressed to it. Requesting for yourself? Enter your own name.</Trans>}
      />
    ),
    check: {
      term: <Trans>Organization</Trans>,
      value: ({ organisation }) => organisation,
    },
  },
  email: {
    control: ({ form }) => (
      <EmailField
        {...form.field('email')}
        autoComplete="email"
        help={<Trans>We’ll send the quote to this address.</Trans>}
      />
    ),
    check: {
      term: <Trans>Email address</Trans>,
      value: ({ email }) => email,
    },
  },
  phone: {
    control: ({ form }) => (
      <TextField
        {...form.field('phone')}
        isOptional
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        size={20}
        label={<Trans>Phone (optional)</Trans>}
        help={<Trans>With the country code, such as +33 1 23 45 67 89.</Trans>}
      />
    ),
    check: {
      term: <Trans>Phone</Trans>,
      value: ({ phone }) => phone,
    },
  },
  jobTitle: {
    control: ({ form }) => (
      <TextField
        {...form.field('jobTitle')}
        isOptional
        autoComplete="organization-title"
        label={<Trans>Your job title (optional)</Trans>}
      />
    ),
    check: {
      term: <Trans>Job title</Trans>,
      value: ({ jobTitle }) => jobTitle,
    },
  },
  country: {
    control: ({ form, countries }) => (
      <ComboBox
        {...form.field('country')}
        autoComplete="country-name"
        label={<Trans>Country</Trans>}
        options={countries}
      />
    ),
    check: {
      term: <Trans>Country</Trans>,
      value: ({ country }, i18n) => formatCountry(country, i18n),
    },
  },
  vatNumber: {
    control: ({ form, requester }) =>
      isInUnion(requester.country) && (
        <TextField
          {...form.field('vatNumber')}
          isOptional
          autoComplete="off"
          size={20}
          label={<Trans>VAT number (optional)</Trans>}
          help={<Trans>With a VAT number from another EU country, no VAT is charged (reverse charge).</Trans>}
        />
      ),
    check: {
      term: <Trans>VAT number</Trans>,
      value: ({ vatNumber }) => vatNumber,
    },
  },
  source: {
    control: ({ form, requester, onChange, i18n }) => (
      <SelectField
        {...form.at('source')}
        isOptional
        label={<Trans>How did you hear about us? (optional)</Trans>}
        help={<Trans>For our statistics only. It doesn’t affect the quote or its price.</Trans>}
        value={requester.source ?? ''}
        onChange={(value) => onChange({ source: acquisitionSources.find((source) => source === value) ?? null })}
        options={acquisitionSources.map((source) => ({ value: source, label: i18n._(sourceNames[source]) }))}
      />
    ),
    check: {
      term: <Trans>How you heard about us</Trans>,
      value: ({ source }, i18n) => (source === null ? '' : i18n._(sourceNames[source])),
    },
  },
};
