import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { linesOf } from '#web/testing/lines-of.ts'
import { TitleWords } from './title-words.tsx'

/** Returns the lines of a title that has room for a number of ideographs, as wide as those of the fonts at hand. */
const linesAt = async (ideographs: number, text: string): Promise<string[]> => {
  document.documentElement.lang = 'zh'
  const { container: ruler } = await render(<p className="type-h2 w-max">{'中'.repeat(ideographs)}</p>)
  const width = ruler.firstElementChild?.getBoundingClientRect().width
  const { container } = await render(
    <p className="type-h2 wrap-anywhere" style={{ width: `calc(${width}px + 0.2em)` }}>
      <TitleWords text={text} />
    </p>,
  )
  return linesOf(container)
}

test.each([
  [5, '请朋友来家里玩', ['请朋友来', '家里玩']],
  [7, '小满选了“零食自己挑”', ['小满选了', '“零食自己挑”']],
  [5, '坚持六十六天', ['坚持', '六十六天']],
  [18, '小满选了“零食自己挑”', ['小满选了“零食自己挑”']],
  [7, '爸爸做的葱油饼，配豆浆', ['爸爸做的', '葱油饼，配豆浆']],
  [18, 'Board game night', ['Board game night']],
])(
  'with room for %d ideographs a title breaks before quotation marks or between words: %s [LNG-10]',
  async (ideographs, text, lines) => {
    expect(await linesAt(ideographs, text)).toEqual(lines)
  },
)
