// caught by typescript(no-non-null-assertion):
export function first(names: string[]): string {
  return names[0]!
}
