import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AddressFormContext } from '../../../../machines/address/address-form/address-form.context.ts';
import type { AddressFormEvent } from '../../../../machines/address/address-form/address-form.machine.ts';
import { addressFormSteps as steps } from '../../../../machines/address/address.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { unreadableView, skeletonView } from '../../shared/load-views.tsx';
import { loadWords } from '../addresses/words.ts';
import { AddressForm, Full, Gone } from './screens.tsx';

const screen = screensOf<AddressFormContext, AddressFormEvent>();

const title = ({ id }: Pick<AddressFormContext, 'id'>) => (id === '' ? msg`Add an address` : msg`Edit an address`);

/** Screens of the address form. */
export const addressFormScreens: Registry<AddressFormContext, AddressFormEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: skeletonView(8, <Trans>Loading…</Trans>, 'fields') }),
    unreadable: screen(steps.unreadable, { title, view: unreadableView(loadWords) }),
    gone: screen(steps.gone, { title, view: Gone }),
    full: screen(steps.full, { title, view: Full }),
    form: screen(steps.form, { title, view: AddressForm }),
  },
};
