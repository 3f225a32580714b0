import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Site } from '../../../machines/domain/site.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { useCountryOptions } from '../shared/form/use-country-options.ts';
import type { RequesterControls } from './requester-table.tsx';
import { requesterTable } from './requester-table.tsx';

interface RequesterFieldsProps extends Omit<RequesterControls, 'i18n' | 'countries'> {
  readonly countries: Site['countries'];
}

/** Who asks for a quote, and where it goes. */
export function RequesterFields({ countries, ...controls }: RequesterFieldsProps) {
  const { i18n } = useLingui();
  const options = useCountryOptions(countries);
  return (
    <Stack>
      {Object.entries(requesterTable).map(([name, { control }]) => (
        <Fragment key={name}>{control({ ...controls, i18n, countries: options })}</Fragment>
      ))}
    </Stack>
  );
}
