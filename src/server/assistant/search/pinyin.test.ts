import { expect, test } from 'vitest'
import { classifyMessage } from '#server/assistant/safety/detect-danger.ts'
import { findTopicOrCandidates } from './find-topic.ts'
import { replacePinyin } from './pinyin.ts'

test.for([
  ['haizi bu shui jiao zenme ban', '孩子不睡觉怎么办'],
  ['san sui bu ken shua ya', '三岁不肯刷牙'],
  ['Háizi bù tīnghuà', '孩子不听话'],
  ['ta3 bu4 ting1 hua4', '他不听话'],
  ['zenme yaoqing laogong', '怎么邀请老公'],
  ['nv er sa huang', '女儿撒谎'],
] as const)('“%s” is read as %s [AST-89]', ([typed, read]) => {
  expect(replacePinyin(typed)).toBe(read)
})

test.for([
  'he wont sleep',
  'can he sleep alone',
  'mi hijo no duerme',
  '孩子不睡觉',
  'ni hao',
  'ok',
  '?',
  '12 + 3',
  'tablet time',
])('“%s” is no pinyin and is left as it is', (message) => {
  expect(replacePinyin(message)).toBe(message)
})

test('a question and a danger in pinyin are understood [AST-89]', () => {
  const questions = ['hai zi mei tian bu xiang xie zuo ye', 'wan shang bu ken shui jiao', 'bao bao bu ken shua ya']
  const found = questions.map((question) => findTopicOrCandidates(replacePinyin(question), 'zh'))
  expect(found.map((match) => (match.kind === 'topic' ? match.id : match.kind))).toEqual([
    'homework',
    'bedtime',
    'teeth',
  ])
  expect(classifyMessage(replacePinyin('hai zi tun le niu kou dian chi'))).toMatchObject({ kind: 'danger' })
})
