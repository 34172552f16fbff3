export function startDemo(): void {
  document.title = 'Jar'
}
