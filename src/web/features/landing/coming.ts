/** What the page names and the product does not have yet: the page says so, for as long as it stands here. */
const coming: readonly string[] = ['assistant']

/** Whether something is still to come. */
export const isComing = (name: string): boolean => coming.includes(name)
