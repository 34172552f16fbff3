// caught by eslint(no-restricted-properties): Only src/server/config.ts reads the environment
export const { env } = process
