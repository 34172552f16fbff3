/** How long the picture grows before its drawing begins, in milliseconds. */
export const growMs = 200
