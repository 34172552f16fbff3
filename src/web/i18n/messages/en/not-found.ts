export const notFound = {
  title: '404 Page Not Found',
  text: 'Glim has looked on the map, but there is no such page.',
  hint: 'For developers: did you forget to add the page to the router?',
  toHome: 'Go home',
} as const
