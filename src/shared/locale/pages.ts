const pages = [
  '/',
  '/ai-chat',
  // Leads to `/ai-chat`.
  '/chat',
  '/timeline',
  '/rewards',
  '/profile',
  '/settings',
  '/settings/everyday',
  '/settings/family',
  '/settings/you',
  '/settings/security',
  '/settings/data',
  '/settings/apps',
  '/behaviors',
  '/habits',
  '/skills',
  '/moments',
  '/sign-in',
  '/sign-up',
  '/sign-out',
  '/confirmed',
  '/reset-password',
  '/verify-email',
  '/terms',
  '/privacy',
]

/** Returns whether a path (without its language) is a page of the app. */
export const isPagePath = (path: string): boolean => pages.includes(path) || /^\/invite\/[\w-]+$/.test(path)

/**
 * Returns the path when it is one of this app, else `/`: a link must not redirect to another site after signing in. Only
 * visible ASCII, because anything else is invalid in a header.
 */
export const toSafePath = (to: string | null | undefined): string =>
  to && /^\/(?![/\\])[!-[\]-~]*$/.test(to) ? to : '/'
