// caught by eslint(no-restricted-globals): Only src/server/outbound.ts
export const open = (url: string): WebSocket => new WebSocket(url)
