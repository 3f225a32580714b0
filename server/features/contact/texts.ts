/** Words of the call that takes messages to the desk. */
export const texts = {
  sent: /*i18n*/ { id: 'contact.sent', message: 'Your message has been sent. We will answer you by e-mail.' },
  underWay: /*i18n*/ {
    id: 'contact.underWay',
    message: 'Your message is being sent. Wait a moment: do not send it again.',
  },
  mismatch: /*i18n*/ {
    id: 'contact.mismatch',
    message: 'Your message has changed since it was sent. Send it again.',
    comment: 'The idempotency key was used for another message',
  },
};
