/** Words of the calls about licences: their readers, and the networks from which they are read. */
export const texts = {
  unknown: /*i18n*/ {
    id: 'license.unknown',
    message: 'We cannot find this subscription among yours.',
  },
  notAdministrator: /*i18n*/ {
    id: 'license.notAdministrator',
    message: 'Only whoever administers a license manages its readers and IP ranges.',
    comment: 'To somebody who reads by a license, or whose subscription is for themselves alone',
  },
  unknownReader: /*i18n*/ {
    id: 'license.unknownReader',
    message: 'This person is no longer among the readers of the license. Reload the page.',
  },
  unknownRange: /*i18n*/ {
    id: 'license.unknownRange',
    message: 'This IP range is no longer among those of the license. Reload the page.',
  },
  readerPending: /*i18n*/ {
    id: 'license.readerPending',
    message: 'A request about this reader is pending already. Cancel it first, or wait until it is settled.',
  },
  rangePending: /*i18n*/ {
    id: 'license.rangePending',
    message: 'A request about this IP range is pending already. Cancel it first, or wait until it is settled.',
  },
  nothingChanged: /*i18n*/ {
    id: 'license.nothingChanged',
    message: 'Nothing has changed, so there is nothing to send.',
  },
  wrongCursor: /*i18n*/ {
    id: 'license.wrongCursor',
    message: 'This page of the list is no longer there. Reload the list from its beginning.',
    comment: 'What should name the next page of a list names none',
  },
  noSeats: /*i18n*/ {
    id: 'license.noSeats',
    message: 'No seat is left, and none can be added to this subscription now. Contact us to add some.',
    comment: 'To the administrator of a license who wants to add readers',
  },
  tooManyReaders: /*i18n*/ {
    id: 'license.tooManyReaders',
    message: 'A license has at most {most} readers. Contact us to agree on more.',
  },
  tooManyRanges: /*i18n*/ {
    id: 'license.tooManyRanges',
    message: 'A license has at most {most} IP ranges.',
  },
  chargeChanged: /*i18n*/ {
    id: 'license.chargeChanged',
    message: 'What additional readers cost has changed in the meantime. Check it, then send again.',
  },
  asked: /*i18n*/ {
    id: 'license.asked',
    message: 'Your request is sent. We will tell you what we decide.',
  },
  doneAtOnce: /*i18n*/ {
    id: 'license.doneAtOnce',
    message: 'Done: this change needed no approval.',
    comment: 'A request about a reader or an IP range was let through at once',
  },
  mismatch: /*i18n*/ {
    id: 'license.mismatch',
    message: 'This request differs from the one that was sent first. Reload the page and try again.',
  },
  underWay: /*i18n*/ {
    id: 'license.underWay',
    message: 'This request is being worked on. Wait a moment.',
  },
};
