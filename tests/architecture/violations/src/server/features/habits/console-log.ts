// caught by eslint(no-console):
export function tell(name: string): void {
  console.log(name)
}
