/** Passwords, in code points; any characters, exact bytes. */
export const passwordLimits = { min: 8, max: 256 } as const

/** Sessions end after these many days without use, and at the latest after `mostDays`. */
export const sessionDays = { idle: 30, most: 180 } as const

/** An address with one @, something before it and a dotted name after it. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text) &&
  /^[^\s@,;<>()"\\]{1,64}@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i.test(text)
