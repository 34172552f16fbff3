// caught by eslint(no-restricted-globals): Only src/web/lib uses browser APIs directly
export const last = globalThis.localStorage.getItem('habit')
