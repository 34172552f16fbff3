const isTwelveHour = new Map<string, boolean>()

/**
 * Returns whether a day has two halves of twelve hours for the reader: by the language and region of the browser, whatever
 * language the app is in. `language` is a BCP 47 tag, such as en-US.
 */
export const hasTwelveHours = (language: string = navigator.language): boolean => {
  const known = isTwelveHour.get(language)
  if (known !== undefined) return known
  const found = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true
  isTwelveHour.set(language, found)
  return found
}
