const isTwelveHour = new Map<string, boolean>()

const readsTwelveHours = (language: string | undefined): boolean =>
  new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true

/** Some browsers report what is no language tag, such as en-US@posix. */
const isLanguageTag = (text: string): boolean => {
  try {
    return new Intl.Locale(text).language !== ''
  } catch {
    return false
  }
}

/**
 * Returns whether a day has two halves of twelve hours for the reader: by the language and region of the browser, whatever
 * language the app is in. `language` is a BCP 47 tag, such as en-US.
 */
export const hasTwelveHours = (language: string = navigator.language): boolean => {
  const known = isTwelveHour.get(language)
  if (known !== undefined) return known
  const found = readsTwelveHours(isLanguageTag(language) ? language : undefined)
  isTwelveHour.set(language, found)
  return found
}
