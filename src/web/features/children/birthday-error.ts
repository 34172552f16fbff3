/** Returns the error code of a half-typed or future birthday, as the browser validates it. */
export const birthdayError = (form: HTMLFormElement | null): 'invalid_day' | 'invalid_birthday' | null => {
  const input = form?.elements.namedItem('birthday')
  if (!(input instanceof HTMLInputElement)) return null
  if (input.validity.badInput) return 'invalid_day'
  return input.validity.rangeOverflow || input.validity.rangeUnderflow ? 'invalid_birthday' : null
}
