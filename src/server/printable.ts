// Control characters, which a terminal obeys, lone surrogates, line separators, and marks that change the order of text.
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu

/** Returns text with `\u{…}` for each character that a terminal would not just show, such as line breaks; `except` stay. */
export const toPrintable = (text: string, except = ''): string =>
  text.replace(unprintable, (one) => (except.includes(one) ? one : `\\u{${one.codePointAt(0)?.toString(16)}}`))
