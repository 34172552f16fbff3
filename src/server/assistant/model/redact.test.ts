import { expect, test } from 'vitest'
import { redact } from './redact.ts'

const names = {
  name: 'Mia',
  siblings: ['Leo'],
  aliases: ['Bärchen', '小兔子'],
  siblingAliases: ['Leito'],
  memberNames: ['Ana Pérez', '小红'],
}

test.for([
  // Names of the family.
  ['Bärchen and Leito fight, barchen bites', '[CHILD] and [OTHER CHILD] fight, [CHILD] bites'],
  ['小兔子又打Leo了', '[CHILD]又打[OTHER CHILD]了'],
  ['I am Ana and Mia does not listen to Ana Perez', 'I am [PERSON] and [CHILD] does not listen to [PERSON]'],
  ['小红说Mia不睡', '[PERSON]说[CHILD]不睡'],
  // Contacts.
  ['Write to ana.p+x@mail.example.org please', 'Write to … please'],
  ['Escribe a ana arroba gmail punto com hoy', 'Escribe a … hoy'],
  ['邮箱ana@qq.com，微信号：ana_pz88', '邮箱…，…'],
  ['Read https://ana.example/x?y=1#z and www.school.es/leo, or blog.ana.com', 'Read … and … or …'],
  ['Call 0034 612 345 678, +1 (555) 123-4567 or 13812345678', 'Call …, … or …'],
  ['电话１３８-１２３４-５６７８', '电话…'],
  ['my id is 44512345X', 'my id is …'],
  ['follow @ana_and_mia', 'follow …'],
  // Postal addresses.
  ['We live at 12 Oak Street, London SW1A 1AA', 'We live at …, London …'],
  ['at 1600b maple grove road in Boston, MA 02134', 'at … in Boston, …'],
  ['near Maple Avenue, flat 3b, house number 7', 'near …, …, …'],
  ['Vivimos en la calle Mayor 5, 2º B, 28013 Madrid', 'Vivimos en la …, …'],
  ['en Avenida de los Álamos n.º 112', 'en …'],
  ['carrera 7 # 45-12', '…'],
  ['住在人民路12号3栋502室', '…'],
  ['浙江省杭州市西湖区，邮编：310000', '…，…'],
  // Other people.
  ['Mrs. Smith and mr jones told Dr. Emily Brown', 'Mrs. [PERSON] and mr [PERSON] told Dr. [PERSON]'],
  ['her teacher Sarah, aunt Mary Ann and our nanny Rosa', 'her teacher [PERSON], aunt [PERSON] and our nanny [PERSON]'],
  ['my husband Tom and her friend Emma', 'my husband [PERSON] and her friend [PERSON]'],
  ['La señora García y don julio, el Sr. Gómez López', 'La señora [PERSON] y don [PERSON], el Sr. [PERSON]'],
  ['la profe Lucía, mi vecina Carmen y la doctora Ruiz', 'la profe [PERSON], mi vecina [PERSON] y la doctora [PERSON]'],
  ['su amigo se llama Hugo', 'su amigo se llama [PERSON]'],
  ['王老师说他和李小明同学打架', '[PERSON]老师说他和[PERSON]同学打架'],
  ['Amy老师、陈医生和小张阿姨', '[PERSON]老师、[PERSON]医生和[PERSON]阿姨'],
  ['班主任赵敏不管，她同桌叫王浩然', '班主任[PERSON]不管，她同桌叫[PERSON]'],
  ['Miss Li 和 Mr Wang', 'Miss [PERSON] 和 Mr [PERSON]'],
  // Placeholders of the parent's own, and quotation marks.
  ['[PERSON] [CHILD] """"" x', '  " x'],
] as const)('takes out of “%s” who it is about [AST-93]', ([text, left]) => {
  expect(redact(text, names)).toBe(left)
})

test.for([
  'She is 5 and reads 20 minutes, 3 times a week, from 7:30 to 8:15',
  'My 2 kids cross the road without looking',
  'Potty: number 2 only at home. He ate 1/2 of it, 10-12 hours of sleep, 24/7',
  'the dr said to wait, and the teacher is kind',
  'I miss dad. My ex and my mother-in-law spoil her',
  'The doctor. She cries at the doctor',
  'Juega 30 minutos en la calle y 2 horas en la plaza',
  'la señora de la limpieza, la profe dice que no, mi ex no quiere',
  'Tiene 3 años y cuenta del 1 al 100',
  '语文老师说他上课不听，去医生那里也哭',
  '班主任老师说他3号和5号没交作业，他住校5天',
  '任何老师都行，关于老师的问题，周一老师来家访',
  '每天读15分钟，三次，考了98分，5号电池没电了',
])('leaves “%s” as it is [AST-93]', (text) => {
  expect(redact(text, names)).toBe(text)
})
