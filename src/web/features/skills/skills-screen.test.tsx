import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { undoAct } from '#shared/acts/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { addSkill, deleteSkill, editSkill, listScores, listSkills, type Skill } from '#shared/skills/contract.ts'
import { read } from '#web/lib/query.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { SkillsScreen } from './skills-screen.tsx'

const actId = '01d00000-0000-7000-8000-000000000001'

const rope: Skill = {
  id: '01f00000-0000-7000-8000-000000000001',
  childId: childFixture().id,
  title: 'Rope jumps',
  description: null,
  difficulty: 'medium',
  points: 50,
  targetValue: 100,
  targetUnit: 'times',
  dueDate: null,
  currentBest: 48,
  isCompleted: false,
  completedAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
}

const finished: Skill = {
  ...rope,
  id: '01f00000-0000-7000-8000-000000000002',
  title: 'Ten poems',
  isCompleted: true,
  completedAt: '2026-11-18T08:00:00.000Z',
}

/** The screen as the app gives it its child, with the balance beside it. */
function Screen({ age }: { age: number | null }) {
  const { data: [child] = [childFixture()] } = useQuery(read(listChildren))
  const shown = { ...(child ?? childFixture()), age }
  return (
    <main>
      <h1>{'Skills'}</h1>
      <p>{`In the jar: ${shown.points}`}</p>
      <SkillsScreen user={userFixture()} child={shown} family={[shown]} chips={null} />
    </main>
  )
}

interface Setting {
  skills?: Skill[]
  locale?: Locale
  age?: number | null
}

const begin = async ({ skills = [rope], locale = 'en', age = null }: Setting = {}) => {
  const server = createFakeServer()
  let points = 10
  let best = 48
  server.respondWith(listChildren, () => [childFixture({ points })])
  server.respondWith(listSkills, () => skills.map((skill) => ({ ...skill, currentBest: skill.currentBest && best })))
  server.respondWith(editSkill, ({ body }) => {
    const { currentBest: score } = body as { currentBest?: number }
    const completed = score === undefined || score >= 100
    points = completed ? 60 : 10
    best = Math.max(score ?? 0, 48)
    return {
      ...rope,
      currentBest: best,
      isCompleted: completed,
      completedAt: completed ? '2026-11-20T10:00:00.000Z' : null,
      actId,
      balance: points,
      pointsAwarded: completed ? 50 : 0,
      completed,
      bestBefore: 48,
      badge: completed
        ? { id: 'skill_master', title: 'Skill Master', iconName: 'trophy', awardedAt: '2026-11-20T10:00:00.000Z' }
        : null,
    }
  })
  server.respondWith(undoAct, () => {
    points = 10
    best = 48
    return { actId, undoes: actId, balance: points }
  })
  await renderWithProviders(<Screen age={age} />, { locale })
  return server
}

const score = page.getByRole('textbox', { name: /^Today/ })
const record = page.getByRole('button', { name: /^Record/ })
const text = (words: string | RegExp) => page.getByText(words, { exact: typeof words === 'string' })

test('a challenge shows its best score, progress and points [SKL-21, SKL-22]', async () => {
  await begin()
  await expect.element(page.getByRole('heading', { name: 'Rope jumps' })).toBeVisible()
  await expect.element(text('medium · +50')).toBeVisible()
  await expect.element(text('best 48 of 100 times')).toBeVisible()
  await expect.element(text('48%')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'best 48 of 100 times')
})

test('shows a new best score with its difference [DLG-1, DLG-10, DLG-12, DLG-13, SKL-21, SKL-25, SKL-26]', async () => {
  const server = await begin()
  await score.fill('52')
  await record.click()
  await expect.element(text('52, four more than before.')).toBeVisible()
  await expect.element(text('Score recorded: 52 times for Mia · Rope jumps')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect.element(score).toHaveValue('')
  expect(server.writtenBodies()).toEqual([{ currentBest: 52 }])
})

test('the result of a score disappears when the score is undone', async () => {
  await begin()
  await score.fill('52')
  await record.click()
  await expect.element(text('52, four more than before.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(text('best 48 of 100 times')).toBeVisible()
  await expect.poll(() => text('52, four more than before.').query()).toBeNull()
})

test('a lower score shows that the best score remains [SKL-26]', async () => {
  await begin()
  await score.fill('30')
  await userEvent.keyboard('{Enter}')
  await expect.element(text('Recorded. Best stays 48 times.')).toBeVisible()
})

test('uses a decimal comma in Spanish [SKL-28]', async () => {
  const server = await begin({ locale: 'es' })
  await page.getByRole('textbox', { name: /^Hoy/ }).fill('52,5')
  await page.getByRole('button', { name: /^Anotar/ }).click()
  await expect.element(text('52,5, 4,5 más que antes.')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ currentBest: 52.5 }])
})

test.each(['', 'ten', '-1', '1e308', '0.123', '1000000001'])(
  '“%s” is no score: it stays in the field and is not sent [SKL-10]',
  async (typed) => {
    const server = await begin()
    await score.fill(typed)
    await record.click()
    await expect.element(text(/Please enter valid score/)).toBeVisible()
    await expect.element(text('Invalid score').first()).toBeVisible()
    await expect.element(score).toHaveFocus()
    await expect.element(score).toHaveValue(typed)
    expect(server.writtenBodies()).toEqual([])
  },
)

test('reaching the target completes the challenge, with a celebration, points and undo [DLG-10, SKL-25, SKL-31]', async () => {
  await begin()
  await score.fill('100')
  await record.click()
  await expect.element(text('Skill Master')).toBeVisible()
  await expect.element(text('Mia kept at it: Rope jumps')).toBeVisible()
  await expect.element(text('In the jar: 60')).toBeVisible()
  await page.getByRole('button', { name: 'Lovely' }).click()
  await expect.element(text('Challenge completed: Rope jumps · +50 for Mia')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(text('Undone: Rope jumps')).toBeVisible()
  await expect.element(text('In the jar: 10')).toBeVisible()
})

test('can be completed without a score [SKL-21]', async () => {
  const server = await begin()
  await page.getByRole('button', { name: 'Mark as done: Rope jumps' }).click()
  await expect.element(text('Skill Master')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ isCompleted: true }])
  await page.getByRole('button', { name: 'Lovely' }).click()
})

test('a rejected score stays in the field and restores the balance', async () => {
  const server = await begin()
  server.rejectWith(editSkill, 'skill_completed')
  await score.fill('100')
  await record.click()
  await expect.element(text('This challenge is completed already.').first()).toBeVisible()
  await expect.element(score).toHaveValue('100')
  await expect.element(text('In the jar: 10')).toBeVisible()
})

test('active and completed challenges are counted and listed separately [SKL-20]', async () => {
  await begin({ skills: [rope, finished] })
  await expect.element(text('2 challenges in all')).toBeVisible()
  await page.getByRole('radio', { name: 'Active 1' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Completed 1' })).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Ten poems' })).toBeVisible()
  await expect.element(text('completed 18 November · +50')).toBeVisible()
  expect(page.getByRole('heading', { name: 'Rope jumps' }).query()).toBeNull()
})

test('shows all scores as a chart, and as a list for screen readers [SKL-27]', async () => {
  const server = await begin()
  const at = '2026-11-18T08:00:00.000Z'
  server.respondWith(listScores, [
    { id: 'c', score: 48, at },
    { id: 'b', score: 35, at },
    { id: 'a', score: 20, at },
  ])
  await page.getByRole('button', { name: 'All scores: Rope jumps' }).click()
  const curve = page.getByRole('figure', { name: 'Scores of Rope jumps: first 20, last 48, best 48 times' })
  await expect.element(curve).toBeVisible()
  expect(
    curve
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['18 November: 20 times', '18 November: 35 times', '18 November: 48 times'])
})

test('an example of the empty state fills the form [SKL-23]', async () => {
  const server = await begin({ skills: [] })
  server.respondWith(addSkill, { ...rope, title: 'Jump rope' })
  await page.getByRole('button', { name: 'Jump rope · 100 times' }).click()
  await expect.element(page.getByRole('textbox', { name: 'What is it about?' })).toHaveValue('Jump rope')
  await expect.element(page.getByRole('radio', { name: 'medium +50' })).toBeChecked()
  await page.getByRole('button', { name: 'Add the challenge' }).click()
  await expect.element(text('Challenge added: Jump rope')).toBeVisible()
  expect(server.writtenBodies()).toEqual([
    {
      childId: rope.childId,
      title: 'Jump rope',
      description: '',
      difficulty: 'medium',
      targetValue: 100,
      targetUnit: 'times',
    },
  ])
})

test('a challenge requires a name, and a target greater than 0 [SKL-4, SKL-6]', async () => {
  const server = await begin({ skills: [] })
  await page.getByRole('button', { name: 'Add a challenge' }).click()
  await page.getByRole('textbox', { name: 'Target' }).fill('0')
  await page.getByRole('button', { name: 'Add the challenge' }).click()
  await expect.element(text('Challenge name is required.')).toBeVisible()
  await expect.element(text(/^Target value must be greater than 0/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'What is it about?' })).toHaveFocus()
  expect(server.writtenBodies()).toEqual([])
})

test('an edit changes only the texts; an empty one is cleared', async () => {
  const server = await begin()
  await page.getByRole('button', { name: 'More: Rope jumps' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Counted in' }).fill('')
  expect(page.getByRole('textbox', { name: 'Target' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(text('Saved: Rope jumps')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ targetUnit: null }])
})

test('deleting a challenge can be undone [DLG-12, SKL-21]', async () => {
  const server = await begin()
  server.respondWith(deleteSkill, undefined)
  await page.getByRole('button', { name: 'More: Rope jumps' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(text('Deleted: Rope jumps')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(text('Undone: Rope jumps')).toBeVisible()
})

test('shows a hint for a child under seven [GEN-4, GEN-9]', async () => {
  await begin({ age: 6 })
  await expect.element(text(/^Challenges suit children from about 7 years/)).toBeVisible()
})

test('shows no hint from seven years on [GEN-9]', async () => {
  await begin({ age: 7 })
  await expect.element(page.getByRole('heading', { name: 'Rope jumps' })).toBeVisible()
  expect(text(/^Challenges suit children/).query()).toBeNull()
})

test('the form has four examples with target and difficulty [SKL-23]', async () => {
  await begin()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Add a challenge' })
  const examples = [
    [/^Jump rope\s*100 times$/, '100', 'times', 'medium +50'],
    [/^Recite poetry\s*10 poems$/, '10', 'poems', 'easy +20'],
    [/^Swimming\s*500 metres$/, '500', 'metres', 'hard +100'],
    [/^Maths calculation\s*50 problems$/, '50', 'problems', 'medium +50'],
  ] as const
  for (const [example, target, unit, difficulty] of examples) {
    await form.getByRole('button', { name: example }).click()
    await expect.element(form.getByRole('textbox', { name: 'Target' })).toHaveValue(target)
    await expect.element(form.getByRole('textbox', { name: 'Counted in' })).toHaveValue(unit)
    await expect.element(form.getByRole('radio', { name: difficulty })).toBeChecked()
  }
})
