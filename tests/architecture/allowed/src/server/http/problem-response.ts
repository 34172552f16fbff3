export const problems = 'problems'
