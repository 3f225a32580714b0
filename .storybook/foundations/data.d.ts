/** Modules that `foundations-data.ts` makes while Storybook is built. */
// oxlint-disable typescript/consistent-type-imports -- an ambient module cannot import from a relative path
declare module 'virtual:foundations/tokens' {
  export const tokens: readonly import('../../scripts/foundations/tokens.ts').Token[];
  export const standings: readonly import('../../scripts/foundations/contrast.ts').Standing[];
}

declare module 'virtual:foundations/words' {
  export const words: readonly import('../words/words.ts').Word[];
}
