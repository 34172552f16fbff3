import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Moment } from '#shared/moments/contract.ts'
import {
  today,
  sampleMoment,
  addedMomentId,
  renderMomentsScreen,
  beginAnother,
  weatherGroup,
  moodGroup,
  moreMoodsButton,
  saveButton,
  chooseFaceButton,
  storyField,
  locateText,
  clickText,
  chooseDay,
} from '#web/testing/render-moments-screen.tsx'

test('arrow keys move through weather and moods [MOM-16, NAV-13]', async () => {
  await renderMomentsScreen()
  await moodGroup.getByRole('radio', { name: 'happy' }).click({ force: true })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(moodGroup.getByRole('radio', { name: 'calm' })).toBeChecked()
  ;(weatherGroup.getByRole('radio', { name: 'sunny' }).element() as HTMLElement).focus()
  await userEvent.keyboard(' {ArrowRight}')
  await expect.element(weatherGroup.getByRole('radio', { name: 'cloudy' })).toBeChecked()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(storyField).toHaveFocus()
})

test('five moods stand in a row, none is preselected, the others are behind "more" [MOM-16, MOM-22]', async () => {
  const { server } = await renderMomentsScreen()
  const faces = moodGroup.getByRole('radio')
  await expect
    .poll(() => faces.all().map((face) => face.element().parentElement?.textContent))
    .toEqual(['happy', 'calm', 'tired', 'sad', 'angry'])
  expect(document.querySelector('[name=mood]:checked')).toBeNull()
  await moreMoodsButton.click()
  const others = page.getByRole('dialog', { name: 'More feelings' })
  await expect.element(others.getByRole('button', { name: 'so-so' })).toBeVisible()
  expect(others.getByRole('button').all()).toHaveLength(8 + 1)
  await others.getByRole('button', { name: 'worried' }).click()
  await expect.element(others).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'worried More feelings' })).toHaveFocus()
  await clickText('sunny')
  await saveButton.click()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ mood: 'worried' }])
})

const momentOfToday: Moment = { ...sampleMoment, date: today, createdAt: new Date().toISOString(), weather: 'windy' }

/** Returns where the letters of a word stand. */
const rectOfWord = (word: string): DOMRect => {
  const range = document.createRange()
  range.selectNodeContents(page.getByText(word, { exact: true }).element())
  return range.getBoundingClientRect()
}

test.each(['en', 'es', 'zh'] as const)(
  'the words below faces and weathers have at least 12 px (%s) [MOM-13]',
  async (locale) => {
    await renderMomentsScreen([], locale)
    for (const width of [288, 328, 390]) {
      await page.viewport(width, 740)
      await expect.poll(() => document.querySelectorAll('[role=radiogroup] label')).toHaveLength(5 + 7)
      const words = [...document.querySelectorAll('[role=radiogroup] label > :last-child')]
      for (const word of words) expect(Number.parseFloat(getComputedStyle(word).fontSize)).toBeGreaterThanOrEqual(12)
      for (const row of document.querySelectorAll('[role=radiogroup]')) {
        expect(row.scrollWidth).toBeLessThanOrEqual(width)
      }
    }
  },
)

test('the words below faces and weathers stand apart on small phones in Spanish, and none is broken [MOM-13]', async () => {
  await renderMomentsScreen([], 'es')
  await expect.element(page.getByText('tormenta')).toBeVisible()
  for (const width of [360 - 32, 360, 390]) {
    await page.viewport(width, 740)
    for (const [one, other] of [
      ['tormenta', 'viento'],
      ['cansancio', 'tristeza'],
    ] as const) {
      const [left, right] = [one, other].map(rectOfWord)
      expect(left?.top).toBeCloseTo(right?.top ?? 0, 1)
      expect((right?.left ?? 0) - (left?.right ?? 0)).toBeGreaterThanOrEqual(7.5)
      expect(left?.height).toBeLessThanOrEqual(20)
    }
  }
})

test.each(['en', 'es', 'zh'] as const)(
  'faces and weathers are large on a phone and stand apart, also on small ones (%s) [MOM-13]',
  async (locale) => {
    await renderMomentsScreen([], locale)
    const drawings = '[data-picture] > *'
    await expect.poll(() => document.querySelectorAll(drawings)).toHaveLength(6 + 7)
    const sizes = () =>
      [...document.querySelectorAll(drawings)].map((drawing) => {
        const { left, top, width } = drawing.getBoundingClientRect()
        // The disc of a face takes 53.5 of the 64 units of its drawing.
        const size = drawing.matches('[data-mood]') ? (width * 53.5) / 64 : width
        return { left: left + (width - size) / 2, top, size }
      })
    // Between the margins of 390, 360 and 320 px.
    for (const width of [358, 328, 288]) {
      await page.viewport(width, 740)
      const placed = sizes()
      const gaps = placed.slice(1).map(({ left, top }, nth) => {
        const before = placed[nth]
        const isInLine = before && left > before.left && Math.abs(top - before.top) < 9
        return isInLine ? left - before.left - before.size : Number.POSITIVE_INFINITY
      })
      expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(2)
    }
    await page.viewport(358, 740)
    expect(Math.min(...sizes().map(({ size }) => size))).toBeGreaterThanOrEqual(39)
    expect(sizes()[0]?.size).toBeGreaterThanOrEqual(44)
  },
)

test('the text field grows with its text instead of having a handle [MOM-13]', async () => {
  await renderMomentsScreen()
  await expect.element(storyField).toBeVisible()
  const field = storyField.element()
  const height = () => field.getBoundingClientRect().height
  const before = height()
  await storyField.fill('We found a snail.\n'.repeat(5))
  expect(height()).toBeGreaterThan(before)
  await storyField.fill('We found a snail.\n'.repeat(80))
  expect(height()).toBeLessThan(300)
  expect(getComputedStyle(field).resize).toBe('none')
})

test('the message of a saved moment stands outside of the text field, at the place of the question [MOM-25]', async () => {
  await renderMomentsScreen([momentOfToday])
  await beginAnother()
  await chooseDay('Yesterday')
  await clickText('calm')
  await clickText('sunny')
  await saveButton.click()
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  const message = document.querySelector('[data-message]')?.getBoundingClientRect()
  const field = storyField.element().getBoundingClientRect()
  expect(message?.bottom).toBeLessThanOrEqual(field.top)
  expect(message?.width).toBe(field.width)
})

test.each([
  [900, 104],
  [390, 92],
])(
  'in a window of %i px the cards of a row are equally high, with equal skies and their days in one line at the end [MOM-26]',
  async (width, height) => {
    await page.viewport(width, 800)
    const short = { ...sampleMoment, content: 'A kite.' }
    await renderMomentsScreen([
      short,
      { ...short, id: addedMomentId, content: 'We built a bridge for the ants. '.repeat(4) },
    ])
    await expect.element(locateText('A kite.')).toBeVisible()
    const cards = [...document.querySelectorAll('[data-moment]')]
    const boxesOf = (part: string) =>
      cards.map((card) => card.querySelector(part)?.getBoundingClientRect() ?? new DOMRect())
    const boxes = cards.map((card) => card.getBoundingClientRect())
    expect(cards).toHaveLength(2)
    expect(new Set(boxes.map((box) => box.height)).size).toBe(1)
    expect(boxesOf('[data-sky]').map((sky) => sky.height)).toEqual([height, height])
    const days = boxesOf('.type-date')
    expect(new Set(days.map(({ top }) => top)).size).toBe(1)
    expect((boxes[0]?.bottom ?? 0) - (days[0]?.bottom ?? 0)).toBeLessThan(40)
  },
)

test('a story of a few words is larger on its card than a longer one [MOM-26]', async () => {
  const longer = 'We built a bridge for the ants, and they used it.'
  await renderMomentsScreen([
    { ...sampleMoment, content: 'A kite.' },
    { ...sampleMoment, id: addedMomentId, content: longer },
  ])
  await expect.element(locateText('A kite.')).toBeVisible()
  const sizeOf = (text: string) => Number.parseFloat(getComputedStyle(locateText(text).element()).fontSize)
  expect(sizeOf('A kite.')).toBeGreaterThan(sizeOf(longer))
})

test.each(['en', 'es', 'zh'] as const)(
  'day and author of a card take a line each where two cards stand side by side on a small phone (%s) [MOM-26]',
  async (locale) => {
    // Between the margins of 360 px.
    await page.viewport(328, 740)
    const older = { ...sampleMoment, date: '2026-09-23' }
    await renderMomentsScreen([older, { ...older, id: addedMomentId }], locale)
    await expect.poll(() => document.querySelectorAll('[data-moment] .type-date')).toHaveLength(2)
    const lines = [...document.querySelectorAll('[data-moment] .type-date')].map((day) => day.parentElement)
    expect(new Set(lines.map((text) => text?.getBoundingClientRect().left)).size).toBe(2)
    for (const text of lines) expect(text?.clientHeight).toBeLessThan(50)
  },
)

test('the words of a date on a card stand apart [MOM-26]', async () => {
  await renderMomentsScreen([sampleMoment])
  await expect.poll(() => document.querySelector('[data-moment] .type-date')).not.toBeNull()
  const day = document.querySelector('[data-moment] .type-date')
  const text = day?.firstChild
  if (!day || !text) throw new Error('There is no date.')
  const space = text.textContent?.indexOf(' ') ?? -1
  const range = document.createRange()
  range.setStart(text, space)
  range.setEnd(text, space + 1)
  expect(range.getBoundingClientRect().width).toBeGreaterThan(0.3 * Number.parseFloat(getComputedStyle(day).fontSize))
})

test('the button stays above an on-screen keyboard [MOM-24]', async () => {
  await renderMomentsScreen()
  await expect.element(chooseFaceButton).toBeVisible()
  const bar = document.querySelector<HTMLElement>('[data-sticky-action]')
  vi.spyOn(visualViewport ?? new VisualViewport(), 'height', 'get').mockReturnValue(innerHeight - 300)
  visualViewport?.dispatchEvent(new Event('resize'))
  await expect.poll(() => bar?.style.bottom).toBe('300px')
  vi.restoreAllMocks()
})

test('saving keeps the height of the form [MOM-25]', async () => {
  await renderMomentsScreen([momentOfToday])
  await beginAnother()
  await chooseDay('Yesterday')
  await clickText('calm')
  await clickText('sunny')
  await storyField.fill('We found a snail.\n'.repeat(6))
  const height = () => document.querySelector('form')?.getBoundingClientRect().height
  const before = height()
  await saveButton.click()
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  await expect.element(storyField).toHaveValue('')
  expect(height()).toBe(before)
})
