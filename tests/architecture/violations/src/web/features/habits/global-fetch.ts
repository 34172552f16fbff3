// caught by eslint(no-restricted-globals): Only src/web/lib uses browser APIs directly
export async function habits(): Promise<Response> {
  return fetch('/api/habits')
}
