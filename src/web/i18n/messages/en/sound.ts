export const sound = {
  title: 'A soft sound when a light lands in the jar?',
  accept: 'Yes',
  decline: 'No',
} as const
