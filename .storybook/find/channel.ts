/** Story to manager: opens the search over all screens with these words. */
export const FIND_ASKED = 'find/asked';
