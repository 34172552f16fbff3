/** Whether somebody began to type into the date field of this name and did not finish: the browser gives '' for it. */
export const isHalfTyped = (form: HTMLFormElement | null, name: string): boolean => {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLInputElement && input.validity.badInput
}
