/** Returns the error code of a birthday out of range, such as one in the future, as the browser validates it. */
export const birthdayError = (form: HTMLFormElement | null): 'invalid_birthday' | null => {
  const input = form?.elements.namedItem('birthday')
  if (!(input instanceof HTMLInputElement)) return null
  return input.validity.rangeOverflow || input.validity.rangeUnderflow ? 'invalid_birthday' : null
}
