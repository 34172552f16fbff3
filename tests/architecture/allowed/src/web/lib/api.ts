export async function ask(path: string): Promise<Response> {
  return fetch(path)
}
