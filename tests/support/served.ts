/** The page built with React's development build, from the project's root (`build-strict.ts`). */
export const STRICT_PAGE = 'reports/strict';
