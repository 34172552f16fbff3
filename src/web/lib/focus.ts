const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`)

/** Focuses the first field, in document order, that one of the paths names. */
export const focusFirstInvalid = (form: HTMLFormElement, paths: readonly string[]): void => {
  for (const element of form.elements) {
    const name = element.getAttribute('name')
    if (element instanceof HTMLElement && name && paths.some((path) => isWithin(path, name))) {
      element.focus()
      return
    }
  }
}

/** Focuses the heading of the page, or `main` while there is none. */
export const focusHeading = (): void => {
  const target = document.querySelector<HTMLElement>('main h1, h1') ?? document.querySelector<HTMLElement>('main')
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}

/** Returns whether the screen has focused a field of its own. */
export const isFocusInForm = (): boolean => Boolean(document.activeElement?.closest('main form'))

const fieldSelector = ['input:not([type=radio], [type=checkbox], [type=hidden])', 'select', 'textarea']
  .map((field) => `${field}:enabled`)
  .join()

/** Returns the first field of a form or dialog that is typed into or opened; none if it has only choices. */
export const findFirstField = (container: HTMLElement | null): HTMLElement | undefined =>
  container?.querySelector<HTMLElement>(fieldSelector) ?? undefined
