/** Module that `overview-data.ts` makes while Storybook is built. */
// oxlint-disable typescript/consistent-type-imports -- an ambient module cannot import from a relative path
declare module 'virtual:start/groups' {
  export const groups: readonly import('./overview.ts').Group[];
}
