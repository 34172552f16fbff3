import { expect, type Page } from '@playwright/test'
import type { Locale } from '#shared/locale/locale.ts'
import { signUpFamily } from './family.ts'
import { locateDialog, endFeast, expectMessage, expectPoints, finishBelowTarget, undoInMessage } from './actions.ts'
import { test } from './fixtures.ts'
import { sampleLanguages } from './sampling.ts'
import { formatNumber, type Translator } from './messages.ts'

/** Returns title and unit of the example challenge, and functions that format its scores, in a language. */
const createFormats = (t: Translator, language: Locale) => {
  const unit = t('skills.examples.swimming.unit')
  const n = (score: number) => formatNumber(language, score)
  return { title: t('skills.examples.swimming.title'), unit, n, amount: (score: number) => `${n(score)} ${unit}` }
}

type Formats = ReturnType<typeof createFormats>

const addExampleChallenge = async (page: Page, t: Translator, { title, unit }: Formats): Promise<void> => {
  await page.getByRole('button', { name: t('skills.addFirst') }).click()
  const form = locateDialog(page, t('skills.form.addTitle'))
  await form
    .getByRole('group', { name: t('skills.form.examples') })
    .getByRole('button', { name: title })
    .click()
  await expect(form.getByRole('textbox', { name: t('skills.form.name') })).toHaveValue(title)
  await expect(form.getByRole('textbox', { name: t('skills.form.unit') })).toHaveValue(unit)
  await expect(form.getByRole('textbox', { name: t('skills.form.target') })).toHaveValue('500')
  await expect(form.getByRole('radio', { name: t('skills.form.difficultyName.hard') })).toBeChecked()
  await form.getByRole('button', { name: t('skills.form.submit') }).click()
  await expect(form).toBeHidden()
  await expectMessage(page, t, t('skills.added', { title }))
}

/** Types a score, records it and expects the message. */
const recordScore = async (
  page: Page,
  t: Translator,
  { title }: Formats,
  input: string,
  messageText: string,
): Promise<void> => {
  await page.getByRole('textbox', { name: t('skills.scoreOf', { title }) }).fill(input)
  await page.getByRole('button', { name: t('skills.recordName', { title }) }).click()
  await expect(page.getByRole('status').getByText(messageText, { exact: true })).toBeVisible()
}

const recordScores = async (page: Page, t: Translator, formats: Formats): Promise<void> => {
  const { title, n, amount } = formats
  const progress = page.getByRole('progressbar', { name: title })
  await recordScore(page, t, formats, n(48.5), t('skills.first', { score: amount(48.5) }))
  const more = t('skills.difference', { count: 3.75 })
  await recordScore(page, t, formats, n(52.25), t('skills.newBest', { score: n(52.25), difference: more }))
  const progressText = t('skills.best', { best: n(52.25), target: amount(500) })
  await expect(progress).toHaveAttribute('aria-valuetext', progressText)
  await recordScore(page, t, formats, n(50), t('skills.stays', { best: amount(52.25) }))
  await expect(progress).toHaveAttribute('aria-valuetext', progressText)
  await page.getByRole('button', { name: t('skills.curveOf', { title }) }).click()
  const chart = page.getByRole('figure')
  await chart.getByRole('button', { name: t('skills.showTable') }).click()
  await expect(chart.getByRole('cell', { name: amount(52.25), exact: true })).toBeVisible()
  await expect(chart.getByRole('row')).toHaveCount(4)
  await expectPoints(page, t, 0)
}

const submitInvalidScore = async (page: Page, t: Translator, { title }: Formats): Promise<void> => {
  const score = page.getByRole('textbox', { name: t('skills.scoreOf', { title }) })
  await score.fill('-1')
  await page.getByRole('button', { name: t('skills.recordName', { title }) }).click()
  await expect(page.getByText(t('skills.validScore'))).toBeVisible()
  await expectMessage(page, t, t('skills.invalidScore'))
  await expect(score).toHaveValue('-1')
}

/** Returns the name of a view: "Active 2". */
const nameOf = (view: string, count: number): string => (count > 0 ? `${view} ${count}` : view)

const locateViewOptions = (page: Page, t: Translator, active: number, completed: number) => ({
  active: page.getByRole('radio', { name: nameOf(t('skills.active'), active) }),
  completed: page.getByRole('radio', { name: nameOf(t('skills.completed'), completed) }),
})

/** Expects the celebration, the message and the points of a completion. */
const expectCompletion = async (page: Page, t: Translator, { title }: Formats): Promise<void> => {
  await expect(page.getByRole('dialog', { name: `Mia ${title}` })).toBeVisible()
  await endFeast(page, t)
  const formats = t('skills.finishedToast', { title, name: 'Mia', points: '+100' })
  await expectMessage(page, t, formats)
  await expectPoints(page, t, 100)
  // It stands where it stood until the list is opened again.
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await locateViewOptions(page, t, 0, 1).completed.click()
  await expect(locateViewOptions(page, t, 0, 1).completed).toBeChecked()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

const completeAndUndo = async (page: Page, t: Translator, formats: Formats): Promise<void> => {
  const { title, n, amount } = formats
  await page.getByRole('textbox', { name: t('skills.scoreOf', { title }) }).fill(n(500))
  await page.getByRole('button', { name: t('skills.recordName', { title }) }).click()
  await expectCompletion(page, t, formats)
  await undoInMessage(page, t, t('skills.finishedToast', { title, name: 'Mia', points: '+100' }))
  await expectMessage(page, t, t('acts.undone', { title }))
  await expectPoints(page, t, 0)
  await locateViewOptions(page, t, 1, 0).active.click()
  // Its scores are still shown, in place of the climb.
  await page.getByRole('button', { name: t('skills.curveOf', { title }), expanded: true }).click()
  const progressText = t('skills.best', { best: n(52.25), target: amount(500) })
  await expect(page.getByRole('progressbar', { name: title })).toHaveAttribute('aria-valuetext', progressText)
}

const deleteAndRestore = async (page: Page, t: Translator, title: string): Promise<void> => {
  await page.getByRole('button', { name: t('skills.more', { title }) }).click()
  await page.getByRole('menuitem', { name: t('skills.delete') }).click()
  await expect(page.getByText(t('skills.emptyTitle'))).toBeVisible()
  await undoInMessage(page, t, t('skills.deleted', { title }))
  await expectMessage(page, t, t('acts.undone', { title }))
  await locateViewOptions(page, t, 0, 1).completed.click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText(t('skills.total', { count: 1 }))).toBeVisible()
  await expectPoints(page, t, 100)
}

for (const language of sampleLanguages('es')) {
  test.describe(`a challenge in ${language}`, () => {
    test.use({ language })

    test('is added from an example and completed', async ({ page, api, t }) => {
      const formats = createFormats(t, language)
      const { title } = formats
      await signUpFamily(api, ['Mia'])
      await page.goto(`/${language}/skills`)
      await test.step('adds a quick example', () => addExampleChallenge(page, t, formats))
      await test.step('records scores in the number format of the language', () => recordScores(page, t, formats))
      await test.step('rejects an invalid score', () => submitInvalidScore(page, t, formats))
      await test.step('completes it, and undoes that', () => completeAndUndo(page, t, formats))
      await test.step('completes it without a score', async () => {
        await finishBelowTarget(page, t, title)
        await expectCompletion(page, t, formats)
      })
      await test.step('deletes it and undoes that', () => deleteAndRestore(page, t, title))
      await test.step('shows the badge', async () => {
        await page.goto(`/${language}/profile`)
        await page.getByRole('button', { name: t('badges.kinds.skill_master.title') }).click()
        const details = page.getByRole('region', { name: t('badges.kinds.skill_master.title') })
        await expect(details).toContainText(t('badges.kinds.skill_master.practice'))
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await expect(details).toBeHidden()
      })
    })
  })
}
