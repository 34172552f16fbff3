import { daysBetween, isDay, type Day } from '#shared/time/day.ts'

const findBirthdayInYear = (birthday: Day, year: number): Day => {
  const yearText = String(year).padStart(4, '0')
  const day = `${yearText}${birthday.slice(4)}`
  return isDay(day) ? day : `${yearText}-02-28`
}

/** Returns the age in whole years on `today`; 29 February counts as 28 February in other years. */
export const computeAgeFromBirthday = (birthday: Day, today: Day): number => {
  const year = Number(today.slice(0, 4))
  const years = year - Number(birthday.slice(0, 4))
  return findBirthdayInYear(birthday, year) <= today ? years : years - 1
}

/** Returns the age of a child on `today`, by its birthday if known, otherwise as entered; null if unknown. */
export const computeChildAge = (
  { birthday, age }: { birthday: Day | null; age: number | null },
  today: Day,
): number | null => (birthday === null ? age : computeAgeFromBirthday(birthday, today))

/** Returns the days until the next birthday, 0 on the day itself. */
export const countDaysToBirthday = (birthday: Day, today: Day): number => {
  const year = Number(today.slice(0, 4))
  const thisYear = findBirthdayInYear(birthday, year)
  return daysBetween(today, thisYear >= today ? thisYear : findBirthdayInYear(birthday, year + 1))
}
