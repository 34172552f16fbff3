/** Windows with space for a list and what is chosen in it, between the rail and the panel at the right. */
export const listAndDetailMediaQuery = '(width >= 80rem)'
