export const notFound = {
  title: '404 Page Not Found',
  text: 'Glim checked the whole map, but this page isn’t on it.',
  hint: 'For developers: did you forget to add the page to the router?',
  toHome: 'Back to Home',
} as const
