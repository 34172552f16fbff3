// Durations in milliseconds; a day is 24 hours, not a calendar day.
export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
