export const sound = {
  title: '光落进罐子时，来一点轻轻的声音？',
  accept: '好',
  decline: '不用',
} as const
