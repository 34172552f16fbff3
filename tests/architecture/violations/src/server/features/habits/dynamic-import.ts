// caught by eslint(no-restricted-imports): Nothing imports app or main
export async function late(): Promise<unknown> {
  return import('#server/app.ts')
}
