/** Returns a GET request for a path of the API with the headers of another request except `If-None-Match`. */
export const toApiRequest = (path: string, request: Request): Request => {
  const headers = new Headers(request.headers)
  headers.delete('if-none-match')
  return new Request(new URL(path, request.url), { headers })
}
