import type { PageRow } from './row.ts';

/** The address of the page of devices. */
export const devicesPaths = {
  list: '/account/infosuser/devices',
};

export const devices = {
  paths: devicesPaths,
  access: 'personal',
  layout: 'account',
  within: 'profile',
  title: /*i18n*/ { id: 'pageTitle.devices', message: 'Your signed-in devices' },
  label: /*i18n*/ { id: 'pageLabel.devices', message: 'Devices' },
  description: /*i18n*/ { id: 'pageDescription.devices', message: 'View your signed-in devices, and sign them out.' },
} as const satisfies PageRow;
