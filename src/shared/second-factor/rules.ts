/** Number of recovery codes of a second factor. */
export const recoveryCodeCount = 10

/** Days for which a remembered device is not asked for the second factor. */
export const rememberedDeviceDays = 30
