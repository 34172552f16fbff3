// caught by eslint(no-restricted-globals): Only src/web/lib touches the platform
export const dark = matchMedia('(prefers-color-scheme: dark)').matches
