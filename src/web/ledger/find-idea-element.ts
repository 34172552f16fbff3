/** Returns the row of an idea, which `IdeasRow` renders. */
export const findIdeaElement = (key: string): HTMLElement | null =>
  document.querySelector(`[data-idea="${CSS.escape(key)}"]`)
