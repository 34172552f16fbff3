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
  ['en', 'Say: “I shouted. That was wrong.” No “but” after it.', 'Say: “I shouted. That was wrong.” '],
  ['es', 'Dile: «He gritado. Lo siento». Después, un abrazo.', 'Dile: «He gritado. Lo siento». '],
  ['es', 'Dile: “Grité. Lo siento”. Después, un abrazo.', 'Dile: “Grité. Lo siento”. '],
  ['zh', '先说：“我刚才吼了。是我不对。”然后抱抱。', '先说：“我刚才吼了。是我不对。”'],
  ['zh', '先说：「我刚才吼了。是我不对。」然后抱抱。', '先说：「我刚才吼了。是我不对。」'],
  ['en', `Say: “I shouted. ${'And more words. '.repeat(8)}End.” Then hug.`, 'Say: '],
  ['en', `“Mia: I shouted. ${'And more words. '.repeat(8)}End.” Then hug.`, ''],
  ['en', 'Say: “I shouted. That was wrong.\n\n• Sing', ''],
])('the first sentence of a text in %s: %s', ([locale = '', text = '', lead]) => {
  expect(findLead(text, locale)).toBe(lead)
})
