const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`)

/** Moves the focus to the first field, in the order of the page, that one of the paths names. */
export const focusFirstInvalid = (form: HTMLFormElement, paths: readonly string[]): void => {
  for (const element of form.elements) {
    const name = element.getAttribute('name')
    if (element instanceof HTMLElement && name && paths.some((path) => isWithin(path, name))) {
      element.focus()
      return
    }
  }
}

/** Moves the focus to the heading of the page, where a reader begins; to the page itself while there is none. */
export const focusHeading = (): void => {
  const target = document.querySelector<HTMLElement>('main h1, h1') ?? document.querySelector<HTMLElement>('main')
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}
