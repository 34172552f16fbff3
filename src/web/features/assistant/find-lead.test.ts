import { expect, test } from 'vitest'
import { findLead } from './find-lead.ts'

test.for([
  ['en', 'Brush before dinner. It helps.\n\n• Sing', 'Brush before dinner. '],
  ['en', '“Off now, please.” Then wait with Mia.', '“Off now, please.” '],
  ['zh', '先别急。试试这样：\n\n• 唱歌', '先别急。'],
  ['es', '¿Cada noche? Es normal.', '¿Cada noche? '],
  ['en', 'One thought\n\n• Sing', 'One thought'],
  ['en', 'All is well.', ''],
  ['en', `${'A very long sentence '.repeat(6)}. And another one.`, ''],
  ['en', `Mia, this week: ${'many words '.repeat(12)}. And more.`, 'Mia, this week: '],
  ['zh', `${'很长的一句话'.repeat(10)}。再来一句。`, ''],
  ['en', '• Sing\n• Dance', ''],
])('the first sentence of a text in %s: %s', ([locale = '', text = '', lead]) => {
  expect(findLead(text, locale)).toBe(lead)
})
