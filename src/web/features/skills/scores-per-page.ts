/** How many scores the server returns at once; older ones are not shown. */
export const scoresPerPage = 200
