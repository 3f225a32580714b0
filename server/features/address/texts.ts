/** Words of the address calls. */
export const texts = {
  unknown: /*i18n*/ {
    id: 'address.unknown',
    message: 'We can’t find this address in your account. Reload the page.',
  },
  tooMany: /*i18n*/ {
    id: 'address.tooMany',
    message:
      'You can save up to {most, plural, one {# address} other {# addresses}}. Delete one before you add another.',
  },
  kept: /*i18n*/ {
    id: 'address.kept',
    message: 'Your address has been saved.',
  },
  deleted: /*i18n*/ {
    id: 'address.deleted',
    message: 'The address has been deleted.',
  },
};
