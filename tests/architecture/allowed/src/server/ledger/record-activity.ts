export const recordActivity = 'record-activity'
