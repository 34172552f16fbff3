import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { linesOf } from '#web/testing/lines-of.ts'
import { TitleWords } from './title-words.tsx'

const linesAt = async (width: number, text: string): Promise<string[]> => {
  document.documentElement.lang = 'zh'
  onTestFinished(() => void (document.documentElement.lang = 'en'))
  const { container } = await render(
    <p className="type-h2 wrap-anywhere" style={{ width }}>
      <TitleWords text={text} />
    </p>,
  )
  return linesOf(container)
}

test.each([
  [120, '请朋友来家里玩', ['请朋友来', '家里玩']],
  [160, '小满选了“零食自己挑”', ['小满选了', '“零食自己挑”']],
  [400, '小满选了“零食自己挑”', ['小满选了“零食自己挑”']],
  [160, '爸爸做的葱油饼，配豆浆', ['爸爸做的', '葱油饼，配豆浆']],
  [400, 'Board game night', ['Board game night']],
])('at %d px a title breaks before quotation marks or between words: %s [LNG-10]', async (width, text, lines) => {
  expect(await linesAt(width, text)).toEqual(lines)
})
