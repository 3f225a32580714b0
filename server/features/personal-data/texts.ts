/** Words of the calls about all that is held of a person. */
export const texts = {
  fileName: /*i18n*/ {
    id: 'personalData.fileName',
    message: 'my-data',
    comment: 'Beginning of a file name, followed by the date: letters and hyphens only',
  },
  wrongPassword: /*i18n*/ {
    id: 'personalData.wrongPassword',
    message: 'This password is incorrect. Nothing has changed. Try again.',
  },
  obstacles: /*i18n*/ {
    id: 'personalData.obstacles',
    message:
      'An invoice, a payment, or a refund on your account is still pending. You can delete your account after that’s done.',
  },
};
