import { msg } from '@lingui/core/macro';
import type { AddressFormContext } from '../../../../machines/address/address-form/address-form.context.ts';
import type { AddressFormEvent } from '../../../../machines/address/address-form/address-form.machine.ts';
import { addressFormSteps as steps } from '../../../../machines/address/address-form/address-form.steps.ts';
import type { Registry } from '../../../engine/index.ts';
import { screensOf } from '../../../engine/index.ts';
import { AddressForm } from './address-form.tsx';
import { Full } from './full.tsx';
import { Gone } from './gone.tsx';
import { Loading } from './loading.tsx';
import { Unreadable } from './unreadable.tsx';

const screen = screensOf<AddressFormContext, AddressFormEvent>();

const title = ({ id }: Pick<AddressFormContext, 'id'>) => (id === '' ? msg`Add an address` : msg`Change an address`);

/** Every screen of the page where an address is added or changed. */
export const addressFormScreens: Registry<AddressFormContext, AddressFormEvent, typeof steps> = {
  progress: {},
  screens: {
    loading: screen(steps.loading, { title, view: Loading }),
    unreadable: screen(steps.unreadable, { title, view: Unreadable }),
    gone: screen(steps.gone, { title, view: Gone }),
    full: screen(steps.full, { title, view: Full }),
    form: screen(steps.form, { title, view: AddressForm }),
  },
};
