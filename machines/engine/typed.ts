/**
 * Names a type where XState wants a value that carries it (`setup({ types: typed<…>() })`). The value is never read.
 */
export function typed<Type extends object>(): Type {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- XState reads the type and never the value
  return {} as Type;
}
