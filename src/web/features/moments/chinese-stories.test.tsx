import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { linesOf } from '#web/testing/lines-of.ts'
import { renderMomentsScreen, sampleMoment } from '#web/testing/render-moments-screen.tsx'

const story = '晃了好久的牙终于掉了！讲到第二页他就睡着了，她还是轻轻念完了。'

/** Stories whose punctuation marks stand at each place of a line. */
const stories = Array.from({ length: 14 }, (_, nth) => ({
  ...sampleMoment,
  id: sampleMoment.id.replace(/.{2}$/, String(nth + 10)),
  content: `${'我'.repeat(nth)}${story}`,
}))

beforeEach(async () => {
  document.documentElement.lang = 'zh'
  await page.viewport(390, 844)
})

test('no line of a Chinese story begins with a mark that closes [LNG-10]', async () => {
  await renderMomentsScreen(stories, 'zh')
  await expect.poll(() => document.querySelectorAll('[data-moment]').length).toBe(stories.length)
  const lines = [...document.querySelectorAll('[data-moment] p.whitespace-pre-line')].flatMap(linesOf)
  expect(lines.length).toBeGreaterThan(2 * stories.length)
  expect(lines.filter((line) => /^[，。！？、：；”’）…]/u.test(line))).toEqual([])
})
