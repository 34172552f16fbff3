export const sound = {
  title: 'A soft sound?',
  text: 'Three quiet notes and a short buzz when a light lands in the jar. You can change this in the settings.',
  accept: 'Turn it on',
  decline: 'No sound',
} as const
