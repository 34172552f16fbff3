// caught by eslint(no-restricted-globals): src/shared has no clock
export const start = new Date('2026-01-01')
