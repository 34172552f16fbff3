import { expect, test } from 'vitest'
import { createCaseFamily, readSentenceCases } from '#server/testing/sentence-cases.ts'
import { readSentence } from './read-sentence.ts'

test.for(['奖励Leo5分，摆碗筷', '给Leo加5分，摆碗筷', '今天奖励 Leo 5 分，摆碗筷'])(
  'a Latin name beside Chinese characters and points is found: %s [AST-60]',
  (text) => {
    const family = createCaseFamily(readSentenceCases('en').children, 'zh')
    const [child] = family.children
    if (!child) throw new Error('The family has a child.')
    expect(child.name).not.toBe('Leo')
    const { proposals } = readSentence({ text, language: 'zh', family, child })
    expect(proposals).toMatchObject([{ isSure: true, kind: 'behavior', childId: 'Leo', title: '摆碗筷', points: 5 }])
  },
)
