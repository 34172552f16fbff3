export const sound = {
  title: '要一点声音吗？',
  text: '光落进罐子时，会轻轻响三声、短短震一下。以后可以在设置里改。',
  accept: '打开声音',
  decline: '不要声音',
} as const
