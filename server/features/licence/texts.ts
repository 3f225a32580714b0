/** Words of the calls about licences: their readers, and the networks from which they are read. */
export const texts = {
  unknown: /*i18n*/ {
    id: 'license.unknown',
    message: 'We can’t find this subscription in your account. Check the number, or sign in with another account.',
  },
  notAdministrator: /*i18n*/ {
    id: 'license.notAdministrator',
    message: 'Only the person who manages a license can change its readers and IP ranges. Ask them, or contact us.',
    comment: 'To somebody who reads by a license, or whose subscription is for themselves alone',
  },
  unknownReader: /*i18n*/ {
    id: 'license.unknownReader',
    message: 'This person is no longer a reader of this license. Reload the page.',
  },
  unknownRange: /*i18n*/ {
    id: 'license.unknownRange',
    message: 'This IP range is no longer part of this license. Reload the page.',
  },
  readerPending: /*i18n*/ {
    id: 'license.readerPending',
    message: 'A request about this reader is already pending. Cancel it first, or wait for our decision.',
  },
  rangePending: /*i18n*/ {
    id: 'license.rangePending',
    message: 'A request about this IP range is already pending. Cancel it first, or wait for our decision.',
  },
  nothingChanged: /*i18n*/ {
    id: 'license.nothingChanged',
    message: 'Change something before you send.',
  },
  wrongCursor: /*i18n*/ {
    id: 'license.wrongCursor',
    message: 'This part of the list is gone. Reload the page.',
    comment: 'What should name the next page of a list names none',
  },
  noSeats: /*i18n*/ {
    id: 'license.noSeats',
    message: 'No seats are left, and we can’t add any to this subscription right now. Contact us to add some.',
    comment: 'To the administrator of a license who wants to add readers',
  },
  tooManyReaders: /*i18n*/ {
    id: 'license.tooManyReaders',
    message: 'A license can have up to {most} readers. Contact us if you need more.',
  },
  tooManyRanges: /*i18n*/ {
    id: 'license.tooManyRanges',
    message: 'A license can have up to {most} IP ranges. Delete one to add another.',
  },
  chargeChanged: /*i18n*/ {
    id: 'license.chargeChanged',
    message: 'The price of extra readers has changed. Check it, then send your request again.',
  },
  asked: /*i18n*/ {
    id: 'license.asked',
    message: 'Your request has been sent. We’ll email you our decision.',
  },
  doneAtOnce: /*i18n*/ {
    id: 'license.doneAtOnce',
    message: 'Your change has been made. It didn’t need our approval.',
    comment: 'A request about a reader or an IP range was let through at once',
  },
  mismatch: /*i18n*/ {
    id: 'license.mismatch',
    message: 'This request has changed since you first sent it. Reload the page and try again.',
  },
  underWay: /*i18n*/ {
    id: 'license.underWay',
    message: 'We’re processing this request. Wait a moment.',
  },
};
