/** Words for requests that no call answers. */
export const texts = {
  notFound: /*i18n*/ {
    id: 'http.notFound',
    message: 'There is nothing at this address.',
  },
  tooLong: /*i18n*/ {
    id: 'http.tooLong',
    message: 'This request is too long.',
  },
  refused: /*i18n*/ {
    id: 'http.refused',
    message: 'We could not read this request.',
  },
  unavailable: /*i18n*/ {
    id: 'http.unavailable',
    message: 'Our service is very busy. Try again in a moment.',
    comment: 'The database does not answer, or not in time; the same request may succeed later',
  },
  broken: /*i18n*/ {
    id: 'http.broken',
    message: 'Something went wrong on our side. Try again in a moment.',
  },
  unreachable: /*i18n*/ {
    id: 'http.unreachable',
    message: 'Our service does not answer at the moment. Try again in a few minutes.',
    comment: 'The server that answers the calls cannot be reached',
  },
};
