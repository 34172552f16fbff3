// caught by eslint(no-restricted-globals): Only src/server/outbound.ts
export const load = async (url: string): Promise<Response> => globalThis.fetch(url)
