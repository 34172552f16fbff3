import { expect, test } from 'vitest'
import { locales } from '#shared/locale/locale.ts'
import { loadTopics } from './load.ts'
import { createMessageSchema } from './messages-schema.ts'
import { validateFile, normalizeLineEndings, parseYaml } from './content-files.ts'
import { createTopicOrderSchema, unsuitableSchema } from './non-topic-content-schema.ts'
import { parseSectionedMarkdown, topicHeadings } from './sectioned-markdown.ts'
import { createTopicSettingsSchema, createTopicTextSchema } from './topic-schema.ts'

const markdown = `---
name: Bedtime
sources: [nhs]
cards:
  steps:
    title: Three steps
---

## Openings

- A long day.

## Tips

- The same steps.
- (ages 3–5) Ten to thirteen
  hours of sleep.
- Dim the light.

## Questions

- how late
- how long
- wont sleep

## Synonyms

- bedtime
- sleep
- night

## Search words

bed sleep
tired

## Plan

- Evenings are long.
- Now: the same steps.
- (ages 4–5) Later: praise.
`

const parseTopic = (text: string) =>
  validateFile(
    createTopicTextSchema('en', ['steps'], ['nhs']),
    parseSectionedMarkdown('topics/bedtime/en.md', text, topicHeadings),
  )

test('reads a topic in Markdown', () => {
  expect(parseTopic(markdown)).toEqual({
    name: 'Bedtime',
    sources: ['nhs'],
    cards: { steps: { title: 'Three steps' } },
    openings: ['A long day.'],
    plan: [{ text: 'Evenings are long.' }, { text: 'Now: the same steps.' }, { text: 'Later: praise.', ages: [4, 5] }],
    tips: [
      { text: 'The same steps.' },
      { text: 'Ten to thirteen hours of sleep.', ages: [3, 5] },
      { text: 'Dim the light.' },
    ],
    questions: ['how late', 'how long', 'wont sleep'],
    synonyms: ['bedtime', 'sleep', 'night'],
    searchWords: 'bed sleep tired',
  })
})

test('reads a file with CRLF and a byte order mark', () => {
  expect(parseTopic(normalizeLineEndings(`\uFEFF${markdown.replaceAll('\n', '\r\n')}`))).toEqual(parseTopic(markdown))
})

test.for([
  ['name: Bedtime', 'name: An extraordinarily long name', 'en.md:2 name: Too big'],
  ['[nhs]', '[nhs, cdc]', 'en.md:3 sources.1: “cdc” is not listed in sources.yaml.'],
  ['  steps:', '  stops:', 'en.md:5 cards: Unrecognized key: "stops"'],
  ['title: Three', 'titel: Three', 'en.md:6 cards.steps: Unrecognized key: "titel"'],
  ['title: Three', 'title: Three: or', 'en.md:6: Nested mappings are not allowed'],
  ['## Tips', '## Advice', 'en.md:13: “Advice” is none of “## Openings”'],
  ['- The same', 'The same', 'en.md:15: expected a line that begins with “- ”.'],
  ['(ages 3–5)', '(ages 5–3)', 'en.md:16 tips.1.ages: The first age is above the second.'],
  ['Dim the light.', 'Dim the light of {child}.', 'en.md:18 tips.2.text: Only {name} may stand in curly brackets.'],
  ['Dim the light.', 'Dim '.repeat(26), 'en.md:18 tips.2.text: A tip has at most 25 words.'],
  ['- night\n', '', 'en.md:26 synonyms: Too small: expected array to have >=3 items'],
  ['---\n', '', 'en.md:1: expected fields between two lines of “---”.'],
] as const)('a mistake is reported with file and line: “%s” as “%s”', ([from, to, mistake]) => {
  expect(() => parseTopic(markdown.replace(from, to))).toThrow(`topics/bedtime/${mistake}`)
})

test('a plan names known topics and kinds of cards', () => {
  const check = (text: string) => validateFile(createTopicSettingsSchema(['a', 'b']), parseYaml('topic.yaml', text))
  expect(() => check('ages: [3, 5]\nfollowUps: [a, c]\ncards: {}')).toThrow(
    'topic.yaml:2 followUps.1: “c” is not listed in topics/order.yaml.',
  )
  expect(() => check('ages: [3, 5]\nfollowUps: [a, b]\ncards:\n  x: { kind: behaviour, points: 5 }')).toThrow(
    'topic.yaml:4 cards.x.kind: Invalid',
  )
})

test('the topics that the code names are required', () => {
  expect(() => validateFile(createTopicOrderSchema(['a', 'b']), parseYaml('order.yaml', '- a\n- a'))).toThrow(
    'order.yaml:1: The assistant needs these topics, too: b.',
  )
})

test('a pattern is a regular expression', () => {
  const text = 'points: {}\nrewards: {}\nconsequences:\n  x:\n    - (a\naboutPoints: [b]'
  expect(() => validateFile(unsuitableSchema, parseYaml('en.yaml', text))).toThrow(
    'en.yaml:5 consequences.x.0: This is no regular expression.',
  )
})

test('a message uses its own arguments only', () => {
  const check = (text: string) => validateFile(createMessageSchema('days'), parseYaml('en.yaml', JSON.stringify(text)))
  expect(check('{name}: {days, plural, =1 {one day} other {{days} days}}').names).toEqual(['days'])
  expect(() => check('{days, plural, other {{count} days}}')).toThrow('en.yaml:1: {count} is none of {name} {days}.')
  expect(() => check('{days')).toThrow('en.yaml:1: This is no ICU message')
})

test.for(locales)('more than a hundred ideas in %s can be added with one tap [LND-5]', (language) => {
  const cards = [...loadTopics(language).values()].flatMap((topic) => topic.cards)
  expect(cards.filter(({ kind }) => kind !== 'moment' && kind !== 'open').length).toBeGreaterThan(100)
})
