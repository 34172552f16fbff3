// caught by eslint(no-restricted-globals): Only src/web/lib uses browser APIs directly
export const request = new XMLHttpRequest()
