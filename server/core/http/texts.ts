/** Words for requests that no call answers. */
export const texts = {
  notFound: /*i18n*/ {
    id: 'http.notFound',
    message: 'There’s no page at this link. Check it for typos.',
  },
  tooLong: /*i18n*/ {
    id: 'http.tooLong',
    message: 'This request is too long. Shorten it and try again.',
  },
  refused: /*i18n*/ {
    id: 'http.refused',
    message: 'We couldn’t process this request. Reload the page and try again.',
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
    message: 'Our service isn’t responding. Try again in a few minutes.',
    comment: 'The server that answers the calls cannot be reached',
  },
};
