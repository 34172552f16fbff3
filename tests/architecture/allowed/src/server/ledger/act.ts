export const act = 'act'
