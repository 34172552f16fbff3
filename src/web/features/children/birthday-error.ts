/** What the browser itself finds wrong with the birthday: a day half typed, or one that is still to come. */
export const birthdayError = (form: HTMLFormElement | null): 'invalid_day' | 'invalid_birthday' | null => {
  const input = form?.elements.namedItem('birthday')
  if (!(input instanceof HTMLInputElement)) return null
  if (input.validity.badInput) return 'invalid_day'
  return input.validity.rangeOverflow || input.validity.rangeUnderflow ? 'invalid_birthday' : null
}
