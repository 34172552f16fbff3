const pages = [
  '/',
  '/ai-chat',
  '/timeline',
  '/rewards',
  '/profile',
  '/settings',
  '/behaviors',
  '/habits',
  '/skills',
  '/moments',
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/terms',
  '/privacy',
]

/** Whether a path (without its language) is a page of the app. */
export const isPagePath = (path: string): boolean => pages.includes(path) || /^\/invite\/[\w-]+$/.test(path)

/**
 * Where to go after signing in: one of our own paths, else home; a link must not lead elsewhere. Visible ASCII only, as
 * browsers write paths: anything else cannot stand in a header.
 */
export const ownPath = (to: string | null | undefined): string => (to && /^\/(?![/\\])[!-[\]-~]*$/.test(to) ? to : '/')
