/** The four screens that record what a child does, with the colour of each. */
export const modules = [
  { name: 'behaviors', tone: 'ember' },
  { name: 'habits', tone: 'leaf' },
  { name: 'skills', tone: 'summit' },
  { name: 'moments', tone: 'petal' },
] as const
