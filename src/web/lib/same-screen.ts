/** State of a history entry that continues the screen of the entry before it, which stays where it is scrolled. */
export const sameScreen = 'same'
