import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listScores, listSkills, type Skill } from '#shared/skills/contract.ts'
import { endFeast } from '#web/ui/feast-queue.ts'
import { endFeastOnScreen } from '#web/testing/end-feast-on-screen.ts'
import {
  completedSkillFixture,
  locateText,
  openSkillFixture,
  recordButton,
  renderSkillsScreen,
  renderSkillsScreenWithStore,
  scoreField,
} from '#web/testing/render-skills-screen.tsx'

const poems = completedSkillFixture
const shoes: Skill = {
  ...openSkillFixture,
  id: '01f00000-0000-7000-8000-000000000003',
  title: 'Tie shoes',
  targetValue: null,
  targetUnit: null,
  currentBest: null,
}

const tile = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 2, name })
const offsetHeightOf = (id: string) => document.querySelector<HTMLElement>(`[data-skill="${id}"]`)?.offsetHeight

const at = '2026-11-18T08:00:00.000Z'
const scores = [
  { id: 'c', score: 48, at },
  { id: 'b', score: 35, at },
  { id: 'a', score: 20, at: '2026-10-02T08:00:00.000Z' },
]

const render = async (skills: Skill[] = [openSkillFixture, shoes, poems]) => {
  const server = await renderSkillsScreen({ skills })
  server.respondWith(listScores, scores)
  await expect.element(heading('Rope jumps')).toBeVisible()
  return server
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  // The screen stands between the rail and the jar.
  document.body.style.width = '676px'
})

test('in a wide window the chosen challenge stands beside the list, and the arrow keys choose another one [SKL-40]', async () => {
  await render()
  await expect.element(tile('Rope jumps')).toHaveAttribute('aria-current', 'true')
  ;(tile('Rope jumps').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(tile('Tie shoes')).toHaveFocus()
  await expect.element(heading('Tie shoes')).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(tile('Ten poems')).toHaveFocus()
  await expect.element(heading('Ten poems')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Home}')
  await expect.element(tile('Rope jumps')).toHaveFocus()
  await expect.element(heading('Rope jumps')).toBeVisible()
  const list = tile('Rope jumps').element().getBoundingClientRect()
  const detail = heading('Rope jumps').element().getBoundingClientRect()
  expect(list.right).toBeLessThan(detail.left)
  await expect.element(locateText(/^2 active, 1 completed/)).toBeVisible()
})

test('only the chosen challenge is in the tab order; a click chooses, too [SKL-40]', async () => {
  await render()
  await tile('Ten poems').click()
  await expect.element(heading('Ten poems')).toBeVisible()
  await expect.element(tile('Ten poems')).toHaveAttribute('tabindex', '0')
  await expect.element(tile('Rope jumps')).toHaveAttribute('tabindex', '-1')
  expect(scoreField.query()).toBeNull()
})

test('the scores are a curve that can be changed to a table in the same place [SKL-41]', async () => {
  await render()
  const figure = page.getByRole('figure', { name: 'Scores of Rope jumps: first 20, last 48, best: 48 times' })
  await expect.element(figure).toBeVisible()
  const before = figure.element().getBoundingClientRect()
  await figure.getByRole('button', { name: 'Show as table' }).click()
  const rows = figure.getByRole('row')
  await expect.element(rows.nth(1)).toHaveTextContent('18 November48 times')
  await expect.element(rows.nth(3)).toHaveTextContent('2 October20 times')
  expect(figure.element().getBoundingClientRect()).toEqual(before)
  await figure.getByRole('button', { name: 'Show as curve' }).click()
  await expect.poll(() => figure.getByRole('table').query()).toBeNull()
})

test('the chosen challenge says its day and the next step [SKL-40]', async () => {
  await render([{ ...openSkillFixture, dueDate: '2026-12-12' }])
  await expect.element(locateText('medium · +50 when completed · by 12 December')).toBeVisible()
  await expect.element(locateText('next step: 50')).toBeVisible()
})

test('how a score compares is said below the field, where it can be undone; nothing moves [SKL-26, SKL-40]', async () => {
  await render()
  await document.fonts.ready
  await expect.element(locateText('48 times is the best so far. Every score counts.')).toBeVisible()
  const place = () => scoreField.element().getBoundingClientRect().top
  const before = place()
  await scoreField.fill('52')
  await userEvent.keyboard('{Enter}')
  const result = locateText('New best: 52, four more!')
  await expect.element(result).toBeVisible()
  expect(result.element().getBoundingClientRect().top).toBeGreaterThan(
    recordButton.element().getBoundingClientRect().bottom,
  )
  expect(place()).toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(locateText('48 times is the best so far. Every score counts.')).toBeVisible()
  expect(place()).toBe(before)
})

test('sparks fly around a new best in the curve, once it is there [SKL-38, SKL-41]', async () => {
  const server = await render()
  const sparks = () => [...document.querySelectorAll('figure .spark')]
  await expect.poll(() => sparks().length).toBeGreaterThan(0)
  await scoreField.fill('52')
  document.querySelector<HTMLElement>('[type=submit]')?.click()
  server.respondWith(listScores, [{ id: 'd', score: 52, at }, ...scores])
  await expect.poll(() => sparks().filter((spark) => spark.getAnimations().length > 0).length).toBe(sparks().length)
  const light = sparks()[0]?.parentElement?.getBoundingClientRect()
  const best = document.querySelector('figure .edged-light')?.getBoundingClientRect()
  const middleOf = (box: DOMRect | undefined) => (box ? (box.left + box.right) / 2 : Number.NaN)
  expect(middleOf(light)).toBeCloseTo(middleOf(best), 0)
})

test('a challenge completed by its score keeps its place and height [SKL-37]', async () => {
  await render()
  const height = offsetHeightOf(openSkillFixture.id)
  await scoreField.fill('100')
  await recordButton.click()
  await endFeastOnScreen()
  await expect.element(heading('Rope jumps')).toBeVisible()
  expect(offsetHeightOf(openSkillFixture.id)).toBe(height)
  expect(document.querySelector('[data-skill]')?.getAttribute('data-skill')).toBe(openSkillFixture.id)
})

test('three completed challenges are shown, and the others after a click [SKL-40]', async () => {
  const more = ['d', 'e', 'f', 'g'].map((end, nth) => ({
    ...poems,
    id: `01f00000-0000-7000-8000-00000000000${end}`,
    title: `Poem ${nth + 1}`,
  }))
  await render([openSkillFixture, poems, ...more])
  expect(page.getByRole('list', { name: 'Completed' }).getByRole('listitem').elements()).toHaveLength(3)
  await page.getByRole('button', { name: '2 more completed' }).click()
  await expect.element(tile('Poem 3')).toHaveFocus()
  await expect.element(tile('Poem 4')).toBeVisible()
  await expect.element(heading('Rope jumps')).toBeVisible()
})

test('an idea that is added is chosen and stays in its place, also the first one [SKL-35, SKL-40]', async () => {
  await renderSkillsScreenWithStore([])
  await expect.element(heading('One step, then the next')).toBeVisible()
  await page.getByRole('button', { name: /^Jump rope 100 times .*Add$/ }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Jump rope' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Jump rope .*Added · Change/ })).toHaveFocus()
})

test('without an open challenge the question what comes next stands beside the completed ones [SKL-36, SKL-40]', async () => {
  await renderSkillsScreen({ skills: [poems] })
  await expect.element(heading('What comes next?')).toBeVisible()
  await expect.element(tile('Ten poems')).toHaveAttribute('tabindex', '0')
  await tile('Ten poems').click()
  await expect.element(heading('Ten poems')).toBeVisible()
})

test.each(['en', 'es', 'zh'] as const)(
  'completed by its button beside the list, a tile keeps its height, says so, and asks no more: %s [SKL-34, SKL-37, SKL-40]',
  async (locale) => {
    await renderSkillsScreen({ skills: [shoes, openSkillFixture], locale })
    await expect.element(heading('Tie shoes')).toBeVisible()
    await document.fonts.ready
    const height = offsetHeightOf(shoes.id)
    await tile('Rope jumps').click()
    expect(offsetHeightOf(shoes.id)).toBe(height)
    await tile('Tie shoes').click()
    expect(offsetHeightOf(shoes.id)).toBe(height)
    await page.getByRole('region', { name: 'Tie shoes' }).getByRole('button', { name: /Mia/ }).click()
    await expect.poll(() => document.querySelector('[data-celebration]')).not.toBeNull()
    endFeast()
    expect(offsetHeightOf(shoes.id)).toBe(height)
    expect(document.querySelector(`[data-skill="${shoes.id}"] .night`)).not.toBeNull()
    expect(page.getByRole('button', { name: /Mia.*: Tie shoes/ }).query()).toBeNull()
  },
)

test('what was said about a score, and its Undo, stay when another challenge was chosen meanwhile [SKL-26, SKL-40]', async () => {
  await render()
  await scoreField.fill('52')
  await recordButton.click()
  await expect.element(locateText('New best: 52, four more!')).toBeVisible()
  await tile('Ten poems').click()
  await expect.element(heading('Ten poems')).toBeVisible()
  await tile('Rope jumps').click()
  await expect.element(locateText('New best: 52, four more!')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(scoreField).toHaveValue('')
})

test('a challenge that somebody else adds is not chosen [SKL-40]', async () => {
  const server = await render([openSkillFixture])
  await scoreField.fill('4')
  server.respondWith(listSkills, [shoes, openSkillFixture])
  await server.client.refetchQueries()
  await expect.element(tile('Tie shoes')).toBeVisible()
  await expect.element(heading('Rope jumps')).toBeVisible()
  await expect.element(scoreField).toHaveFocus()
})

test('without a target there is no question before the target, in the menu or elsewhere [SKL-34]', async () => {
  await renderSkillsScreen({ skills: [shoes] })
  await page.getByRole('button', { name: 'More: Tie shoes' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Mark as completed' }).query()).toBeNull()
  await userEvent.keyboard('{Escape}')
})
