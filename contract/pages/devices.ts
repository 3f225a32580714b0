import type { PageRow, PageWords } from './row.ts';

/** The address of the page of devices. */
export const devicesPaths = {
  list: '/account/infosuser/devices',
};

export const devices = {
  paths: devicesPaths,
  access: 'personal',
  layout: 'account',
  within: 'profile',
} as const satisfies PageRow;

export const devicesWords: PageWords = {
  title: /*i18n*/ { id: 'pageTitle.devices', message: 'Your signed-in devices' },
  description: /*i18n*/ {
    id: 'pageDescription.devices',
    message: 'View your signed-in devices, and sign them out.',
  },
};
