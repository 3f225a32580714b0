/** Words of the address calls. */
export const texts = {
  unknown: /*i18n*/ {
    id: 'address.unknown',
    message: 'We cannot find this address among yours.',
  },
  tooMany: /*i18n*/ {
    id: 'address.tooMany',
    message: 'We keep {most, plural, one {# address} other {# addresses}} for you. Delete one before you add another.',
  },
  kept: /*i18n*/ {
    id: 'address.kept',
    message: 'Your address is saved.',
  },
  deleted: /*i18n*/ {
    id: 'address.deleted',
    message: 'The address is deleted.',
  },
};
