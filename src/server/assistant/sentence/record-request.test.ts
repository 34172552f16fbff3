import { expect, test } from 'vitest'
import { readRecordRequest } from './record-request.ts'

test.for([
  ['Write down: Leo helped set the table', 'Leo helped set the table'],
  ['please note that Leo shared his biscuits', 'Leo shared his biscuits'],
  ['write down for yesterday: sunny, Mia was happy', 'yesterday, sunny, Mia was happy'],
  ['Leo cleared his plate, can you write it down?', 'Leo cleared his plate'],
  ['hoy Leo ha dormido seco!!! apúntalo porfa', 'hoy Leo ha dormido seco'],
  ['apunta para ayer: Leo puso la mesa', 'ayer, Leo puso la mesa'],
  ['leo hit mia today, write it down but no points off', 'leo hit mia today'],
  ['Leo pegó a Mia, apúntalo pero sin quitar puntos', 'Leo pegó a Mia'],
  ['记一下：乐乐自己穿衣服了', '乐乐自己穿衣服了'],
  ['小满钢琴考级过了 帮我记下来', '小满钢琴考级过了'],
] as const)('what is asked to be recorded is told without the words that ask: “%s” [AST-111]', ([message, told]) => {
  expect(readRecordRequest(message)).toMatchObject({ text: told, isAsked: true })
})

test.each([
  'Leo wrote a story',
  'note',
  'write it down',
  'Leo took notes in class',
  '小满写了日记',
  'Leo hit me when I told him to put it down.',
  '他打妹妹要不要扣分',
  'he never sets the table without points',
])('other words stay: “%s” [AST-111]', (message) => {
  expect(readRecordRequest(message)).toMatchObject({ text: message, isAsked: false })
})
