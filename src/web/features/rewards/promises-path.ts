/** The address of the rewards screen that shows what was redeemed, where promises can be given or returned. */
export const promisesPath = '/rewards?promises'
