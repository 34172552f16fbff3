import { expect, type Page } from '@playwright/test'
import type { Locale } from '#shared/locale/locale.ts'
import { createFamily } from './family.ts'
import { dialog, expectNotice, expectPoints, undoIn } from './actions.ts'
import { test } from './fixtures.ts'
import { languages } from './sampling.ts'
import { formatNumber, type Translator } from './messages.ts'

/** Formats of scores in the language of a story. */
const wordsOf = (t: Translator, language: Locale) => {
  const unit = t('skills.examples.swimming.unit')
  const n = (score: number) => formatNumber(language, score)
  return { title: t('skills.examples.swimming.title'), unit, n, amount: (score: number) => `${n(score)} ${unit}` }
}

type Told = ReturnType<typeof wordsOf>

const addAnExample = async (page: Page, t: Translator, { title, unit }: Told): Promise<void> => {
  await page.getByRole('button', { name: t('skills.addFirst') }).click()
  const form = dialog(page, t('skills.form.addTitle'))
  await form
    .getByRole('group', { name: t('skills.form.examples') })
    .getByRole('button', { name: title })
    .click()
  await expect(form.getByRole('textbox', { name: t('skills.form.name') })).toHaveValue(title)
  await expect(form.getByRole('textbox', { name: t('skills.form.unit') })).toHaveValue(unit)
  await expect(form.getByRole('textbox', { name: t('skills.form.target') })).toHaveValue('500')
  await expect(form.getByRole('radio', { name: t('skills.difficulty.hard') })).toBeChecked()
  await form.getByRole('button', { name: t('skills.form.submit') }).click()
  await expect(form).toBeHidden()
  await expectNotice(page, t, t('skills.added', { title }))
}

/** Types a score, records it and expects the toast. */
const record = async (page: Page, t: Translator, { title }: Told, typed: string, said: string): Promise<void> => {
  await page.getByRole('textbox', { name: t('skills.scoreOf', { title }) }).fill(typed)
  await page.getByRole('button', { name: t('skills.recordName', { title }) }).click()
  await expect(page.getByRole('status').getByText(said, { exact: true })).toBeVisible()
}

const practise = async (page: Page, t: Translator, told: Told): Promise<void> => {
  const { title, n, amount } = told
  const progress = page.getByRole('progressbar', { name: title })
  await record(page, t, told, n(48.5), t('skills.first', { score: amount(48.5) }))
  const more = t('skills.difference', { count: 3.75 })
  await record(page, t, told, n(52.25), t('skills.newBest', { score: n(52.25), difference: more }))
  const standing = t('skills.best', { best: n(52.25), target: amount(500) })
  await expect(progress).toHaveAttribute('aria-valuetext', standing)
  await record(page, t, told, n(50), t('skills.stays', { best: amount(52.25) }))
  await expect(progress).toHaveAttribute('aria-valuetext', standing)
  await page.getByRole('button', { name: t('skills.curveOf', { title }) }).click()
  const curve = page.getByRole('figure')
  await expect(curve.getByRole('listitem')).toHaveCount(3)
  await expect(curve.getByText(t('skills.bestMark', { best: amount(52.25) }))).toBeVisible()
  await expectPoints(page, t, 0)
}

const refuse = async (page: Page, t: Translator, { title }: Told): Promise<void> => {
  const score = page.getByRole('textbox', { name: t('skills.scoreOf', { title }) })
  await score.fill('-1')
  await page.getByRole('button', { name: t('skills.recordName', { title }) }).click()
  await expect(page.getByText(t('skills.validScore'))).toBeVisible()
  await expectNotice(page, t, t('skills.invalidScore'))
  await expect(score).toHaveValue('-1')
}

const views = (page: Page, t: Translator, active: number, completed: number) => ({
  active: page.getByRole('radio', { name: t('skills.active', { count: active }) }),
  completed: page.getByRole('radio', { name: t('skills.completed', { count: completed }) }),
})

/** Expects the celebration, the toast and the points of a completion. */
const seeCompletion = async (page: Page, t: Translator, { title }: Told): Promise<void> => {
  // It is visible only briefly: `waitFor` polls every frame, an expectation once a second.
  await page.getByText(t('skills.finishedText', { name: 'Mia', title })).waitFor()
  await page.keyboard.press('Escape')
  const told = t('skills.finishedToast', { title, name: 'Mia', points: '+100' })
  await expectNotice(page, t, told)
  await expectPoints(page, t, 100)
  const shown = views(page, t, 0, 1)
  await expect(shown.active).toBeVisible()
  await shown.completed.click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

const completeAndUndo = async (page: Page, t: Translator, told: Told): Promise<void> => {
  const { title, n, amount } = told
  await page.getByRole('textbox', { name: t('skills.scoreOf', { title }) }).fill(n(500))
  await page.getByRole('button', { name: t('skills.recordName', { title }) }).click()
  await seeCompletion(page, t, told)
  await undoIn(page, t, t('skills.finishedToast', { title, name: 'Mia', points: '+100' }))
  await expectNotice(page, t, t('activities.undone', { title }))
  await expectPoints(page, t, 0)
  await views(page, t, 1, 0).active.click()
  const standing = t('skills.best', { best: n(52.25), target: amount(500) })
  await expect(page.getByRole('progressbar', { name: title })).toHaveAttribute('aria-valuetext', standing)
}

const deleteAndBringBack = async (page: Page, t: Translator, title: string): Promise<void> => {
  await page.getByRole('button', { name: t('skills.more', { title }) }).click()
  await page.getByRole('menuitem', { name: t('skills.delete') }).click()
  await expect(page.getByText(t('skills.emptyTitle'))).toBeVisible()
  await undoIn(page, t, t('skills.deleted', { title }))
  await expectNotice(page, t, t('activities.undone', { title }))
  await views(page, t, 0, 1).completed.click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText(t('skills.total', { count: 1 }))).toBeVisible()
  await expectPoints(page, t, 100)
}

for (const language of languages('es')) {
  test.describe(`a challenge in ${language}`, () => {
    test.use({ language })

    test('is added from an example and completed', async ({ page, api, t }) => {
      const told = wordsOf(t, language)
      const { title } = told
      await createFamily(api, ['Mia'])
      await page.goto(`/${language}/skills`)
      await test.step('adds a quick example', () => addAnExample(page, t, told))
      await test.step('records scores in the number format of the language', () => practise(page, t, told))
      await test.step('rejects an invalid score', () => refuse(page, t, told))
      await test.step('completes it, and undoes that', () => completeAndUndo(page, t, told))
      await test.step('completes it without a score', async () => {
        await page.getByRole('button', { name: t('skills.doneName', { title }) }).click()
        await seeCompletion(page, t, told)
      })
      await test.step('deletes it and undoes that', () => deleteAndBringBack(page, t, title))
      await test.step('shows the badge', async () => {
        await page.goto(`/${language}/profile`)
        const badge = page.getByRole('listitem').filter({ hasText: t('badges.kinds.skill_master.title') })
        await expect(badge).toContainText(t('badges.kinds.skill_master.practice'))
      })
    })
  })
}
