// caught by eslint(no-restricted-globals): Only src/web/lib touches the platform
export async function habits(): Promise<Response> {
  return window.fetch('/api/habits')
}
