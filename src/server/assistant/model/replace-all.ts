/** Applies replacements to a text, one after the other. */
export const replaceAll = (text: string, replacements: readonly (readonly [RegExp, string])[]): string =>
  replacements.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
