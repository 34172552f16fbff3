// caught by eslint(no-restricted-globals): Only src/web/lib touches the platform
export const last = globalThis.localStorage.getItem('habit')
