import { addDays, findStartOfWeek, listDaysFrom, type Day, type WeekStart } from '#shared/time/day.ts'

/** Returns the first day of the month `months` after that of a day. */
export const startOfMonth = (day: Day, months = 0): Day => {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`
}

/** Returns the days of a month in weeks, padded with null. */
export const listWeeksOfMonth = (firstOfMonth: Day, weekStart: WeekStart): (Day | null)[][] => {
  const month = firstOfMonth.slice(0, 7)
  const weeks: (Day | null)[][] = []
  for (let day = findStartOfWeek(firstOfMonth, weekStart); day.slice(0, 7) <= month; day = addDays(day, 7)) {
    weeks.push(listDaysFrom(day, 7).map((one) => (one.startsWith(month) ? one : null)))
  }
  return weeks
}

/** Returns the seven days of the week that contains a day. */
export const listWeek = (day: Day, weekStart: WeekStart): Day[] => listDaysFrom(findStartOfWeek(day, weekStart), 7)
