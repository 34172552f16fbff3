import { describe, expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { cleanAnswer, maxAnswerLength } from './clean-answer.ts'

const clean = (text: string, isCut = false, language: Locale = 'en') => cleanAnswer({ text, isCut }, 'Mia', language)

describe('reasoning [AST-91]', () => {
  test.for([
    '<think>She is 6.</think>Sing.',
    '<think>\nShe is 6.\n\n</think>\n\nSing.',
    '<THINKING type="long">She is 6.</Thinking> Sing.',
    '<reasoning>a<think>b</think>c</reasoning>Sing.',
    '<think>a</think><think>b</think>Sing.<think>c</think>',
    'She is 6.</think>Sing.',
    'Sing.<think>She is 6',
    'Sing. < think >She < /think >',
    '[THINK]She is 6.[/THINK]Sing.',
    '◁think▷She is 6.◁/think▷Sing.',
    '&lt;think&gt;She is 6.&lt;/think&gt;Sing.',
    '<th\u200Bink>She is 6.</think>Sing.',
    '<|channel|>analysis<|message|>She is 6.<|end|><|start|>assistant<|channel|>final<|message|>Sing.<|return|>',
    'Sing.<|im_end|>\n<|im_start|>user\nMore',
  ])('is removed from %j', (text) => {
    expect(clean(text)).toBe('Sing.')
  })

  test.for(['<think>Sing.', '<thinking>Sing. <think>Count.', '</think>', '<|channel|>analysis<|message|>Sing.'])(
    'leaves nothing of %j',
    (text) => {
      expect(() => clean(text)).toThrow('no whole sentence')
    },
  )
})

describe('markup [AST-91]', () => {
  test.for([
    ['## Teeth\nSing.', 'Teeth\nSing.'],
    ['**Sing** and *count* to __ten__, `then` ~~not~~ _wait_.', 'Sing and count to ten, then not wait.'],
    ['- Sing.\n* Count.\n+ Wait.\n1. Go.\n2) Stop.\n  • Rest.', '• Sing.\n• Count.\n• Wait.\n• Go.\n• Stop.\n• Rest.'],
    ['- [ ] Sing.\n- [x] Count.', '• Sing.\n• Count.'],
    ['> Sing.\n>> Count.', 'Sing.\nCount.'],
    ['Sing.\n\n---\n\n\n***\nCount.', 'Sing.\n\nCount.'],
    ['Sing [a song](https://a.example/x_(y) "title") now.', 'Sing a song now.'],
    ['Sing ![a song](https://a.example/x.png)now.', 'Sing now.'],
    ['Sing [a song][1] now[^2].\n\n[1]: https://a.example', 'Sing a song now.'],
    ['Sing now【4†source】.', 'Sing now.'],
    ['<p>Sing <b onclick="x()">a song</b>.<br/>Count.</p>', 'Sing a song.\nCount.'],
    ['<script>alert("Hi.")</script>Sing.<style>a{}</style>', 'Sing.'],
    ['Sing.<script>alert(1)', 'Sing.'],
    ['Sing.<!-- hidden. -->', 'Sing.'],
    ['Sing.\n\n```html\n<b>No.</b>\n```\nCount.', 'Sing.\n\nCount.'],
    ['```\nSing.\n```', 'Sing.'],
    ['```markdown\n**Sing.**\n```', 'Sing.'],
    ['Sing.\n```js\nrun().', 'Sing.'],
    ['Sing.\n\n| a | b |\n|---|---|\n| No. | No. |\n\nCount.', 'Sing.\n\nCount.'],
    ['Sing :musical_note: now :+1:.', 'Sing now .'],
    ['At 7:30 or 8:15: sing.', 'At 7:30 or 8:15: sing.'],
    ['Salt &amp; pepper, 3 < 5, “a” &quot;b&quot;.', 'Salt & pepper, 3 < 5, “a” "b".'],
    [String.raw`Sing \*softly\*.`, 'Sing softly.'],
    ['Si\u0007ng\u202E a\u200B song.\r\nCount.', 'Sing a song.\nCount.'],
    ['[CHILD] and [OTHER CHILD], [child] too: 【CHILD】.', 'Mia and …, Mia too: Mia.'],
  ] as const)('is removed from %j', ([text, plain]) => {
    expect(clean(text)).toBe(plain)
  })

  test.for([
    '<',
    '<a ',
    '[',
    '[a](',
    '![',
    '*',
    '_',
    ':a',
    '`',
    '|',
    '\n> ',
    '</',
    '&lt;',
    '<think>',
    '• ',
    '\n- ',
    ' \n',
  ])('of 8 KB of %j is removed', (part) => {
    expect(clean(`Sing.\n\n${part.repeat(8192 / part.length)}\n\nCount.`, true)).toMatch(/^Sing\./)
  })
})

describe('whole sentences [AST-91]', () => {
  test.for([
    ['Sing. And bru', true, 'Sing.'],
    ['Sing. And bru', false, 'Sing.'],
    ['Try:\n- sing\n- count', false, 'Try:\n• sing\n• count'],
    ['Try:\n- sing\n- cou', true, 'Try:\n• sing'],
    ['Try:\n- Sing.\n- Cou', false, 'Try:\n• Sing.'],
    ['Sing. Try this:\n- cou', true, 'Sing.'],
    ['Ask e.g. Mr. Smith or wait 2.5 minutes. And bru', true, 'Ask e.g. Mr. Smith or wait 2.5 minutes.'],
    ['Sing! “Count.” And (wait…) Good luck 😊', false, 'Sing! “Count.” And (wait…) Good luck 😊'],
  ] as const)('are kept of %j (cut: %j)', ([text, isCut, kept]) => {
    expect(clean(text, isCut)).toBe(kept)
  })

  test.for(['And bru', '', ' \n', '**', 'Try:', '…'])('are not found in %j', (text) => {
    expect(() => clean(text, true)).toThrow('the model returned no')
  })

  test('end in Chinese, too', () => {
    expect(clean('先唱歌。“再数数。”然后刷', true, 'zh')).toBe('先唱歌。“再数数。”')
  })

  test('of a long answer are cut at 1,500 characters', () => {
    const text = clean(`${'Sing a song. '.repeat(150)}${'x'.repeat(2000)}.`)
    expect(text.length).toBeLessThanOrEqual(maxAnswerLength)
    expect(text).toMatch(/song\.$/)
    expect(() => clean(`${'x'.repeat(1501)}.`)).toThrow('no short sentence')
  })

  test('with a broken character are dropped', () => {
    expect(clean('Sing. Cou\uFFFDt. Wait. \uD800 Go.')).toBe('Sing. Wait.')
  })
})

test.for(['Call 0800 123 4567.', 'See www.a.example.', 'Write to a@b.example.', 'Visit https://a.example/x.'])(
  'the sentence “%s” is dropped, as nobody has checked where it leads [AST-91]',
  (sentence) => {
    expect(clean(`Sing. ${sentence} Wait.`)).toBe('Sing. Wait.')
  },
)

describe('unsuitable sentences [AST-27]', () => {
  const caught = 'No dinner for her.'

  test.for([
    [`Sing. ${caught} Count.`, 'Sing. Count.'],
    [`Sing.\n\n${caught}\n\nCount.`, 'Sing.\n\nCount.'],
    [`Try:\n- Sing.\n- ${caught} She will learn.\n- Count.`, 'Try:\n• Sing.\n• Count.'],
    [`Try:\n- Sing. ${caught} Count.\n- Wait.`, 'Try:\n• Sing. Count.\n• Wait.'],
    ['Sing. There is no\ndinner for her. Count. Wait.', 'Sing.\nCount. Wait.'],
  ] as const)('are dropped from %j', ([text, kept]) => {
    expect(clean(text)).toBe(kept)
  })

  test.for([`${caught} Sing. Count. Wait.`, `Sing. ${caught} ${caught}`, caught])(
    'at the beginning or in large numbers make %j unusable',
    (text) => {
      expect(() => clean(text)).toThrow('unsuitable')
    },
  )
})
