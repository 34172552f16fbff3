export const notFound = {
  title: 'This page isn’t on the map',
  text: 'Glim looked everywhere. The link may be old or have a typo.',
  hint: 'For developers: did you forget to add the page to the router?',
  toHome: 'Go home',
} as const
