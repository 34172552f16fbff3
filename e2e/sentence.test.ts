import { expect, type Page } from '@playwright/test'
import { listActivities } from '#shared/activities/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { addHabit } from '#shared/habits/contract.ts'
import { expectMessage, expectPoints, goTo, locateDialog, locateMessage, undoInMessage } from './actions.ts'
import { award, signUpFamily } from './family.ts'
import { noNetworkPattern, test } from './fixtures.ts'
import { tabAndPress, tabTo } from './keyboard.ts'
import type { Translator } from './messages.ts'
import { sampleLanguages } from './sampling.ts'

const sentences = {
  en: { habit: 'Brush teeth', text: 'Mia brushed her teeth, Leo gets 5 points for setting the table' },
  es: { habit: 'Cepillarse los dientes', text: 'Mia se cepilló los dientes, 5 puntos para Leo por poner la mesa' },
  zh: { habit: '刷牙', text: 'Mia刷牙了，奖励Leo5分，摆碗筷' },
} as const

/** Signs up a family of Mia, who has a habit, and Leo; each has had points before, so that nothing is the first light. */
const createFamily = async (api: Call, habit: string) => {
  const { children } = await signUpFamily(api, ['Mia', 'Leo'])
  for (const child of children) await award(api, child, 'Laid the table', 20)
  const [mia] = children
  await api(addHabit, { body: { childId: mia?.id ?? '', title: habit, difficulty: 'easy' } })
  return {
    /** Returns the points of each act of both children that stands, the newest first. */
    listPoints: async () => {
      const pages = await Promise.all(
        children.map(({ id }) => api(listActivities, { params: { childId: id }, query: {} })),
      )
      return pages.map((rows) =>
        rows.filter(({ undone, undoes }) => !undone && undoes === null).map((row) => row.points),
      )
    },
  }
}

/** Resolves once lights fly, however briefly. */
const waitForFlight = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[data-flight]')) return
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )

const locateField = (page: Page, t: Translator) => page.getByRole('textbox', { name: t('sentence.title') })

for (const language of sampleLanguages('en')) {
  test.describe(`a sentence in ${language}`, () => {
    test.use({ language })
    const { habit, text } = sentences[language]

    test('is recorded by one tap and taken back by one [AST-70, AST-71, AST-72]', async ({ page, api, t }) => {
      const { listPoints } = await createFamily(api, habit)
      const textOfMia = t('sentence.ofChild', { name: 'Mia', what: `${habit} +2` })
      await page.goto(`/${language}`)
      await locateField(page, t).fill(text)
      await locateField(page, t).press('Enter')
      const dialog = locateDialog(page, t('sentence.title'))
      const boxes = dialog.getByRole('checkbox')
      await expect(boxes).toHaveCount(2)
      for (const box of await boxes.all()) await expect(box).toBeChecked()

      await test.step('records nothing without the tap', async () => {
        await boxes.last().uncheck()
        await expect(
          dialog.getByRole('button', { name: t('sentence.recordPart', { count: 1, all: 2 }), exact: true }),
        ).toBeVisible()
        await boxes.last().check()
        expect(await listPoints()).toEqual([[20], [20]])
      })
      await test.step('records what is ticked', async () => {
        const hasFlown = waitForFlight(page)
        await dialog.getByRole('button', { name: t('sentence.record', { count: 2 }), exact: true }).click()
        await hasFlown
        await expect(dialog).toBeHidden()
        await expect(locateMessage(page, t)).toContainText(textOfMia)
        await expect(locateMessage(page, t)).toContainText('+5')
        await expectPoints(page, t, 22)
        await expect(locateField(page, t)).toHaveValue('')
        expect(await listPoints()).toEqual([
          [2, 20],
          [5, 20],
        ])
      })
      await test.step('takes all of it back', async () => {
        await undoInMessage(page, t, textOfMia)
        await expectPoints(page, t, 20)
        await expect.poll(listPoints).toEqual([[20], [20]])
        await goTo(page, t, 'timeline')
        await expect(page.locator('[data-act]')).toHaveCount(1)
      })
    })
  })
}

test('what is checked in already is said, and is not recorded again [AST-68]', async ({ page, api, t }) => {
  const { listPoints } = await createFamily(api, sentences.en.habit)
  await page.goto('/en')
  const dialog = locateDialog(page, t('sentence.title'))
  const say = async () => {
    await locateField(page, t).fill('Mia brushed her teeth')
    await locateField(page, t).press('Enter')
  }
  await say()
  await dialog.getByRole('button', { name: t('sentence.record', { count: 1 }), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expectPoints(page, t, 22)
  await say()
  await expect(dialog.locator('[data-already]')).toContainText(t('sentence.already.today', { what: 'Brush teeth' }))
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await dialog.getByRole('button', { name: t('common.done'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(locateField(page, t)).toHaveValue('')
  expect(await listPoints()).toEqual([[2, 20], [20]])
})

test('a sentence is recorded by keyboard alone [AST-70]', async ({ page, api, t }) => {
  const { listPoints } = await createFamily(api, sentences.en.habit)
  await page.goto('/en')
  await page.locator('[data-shortcuts]').waitFor({ state: 'attached' })
  await expect(locateField(page, t)).toBeVisible()
  await page.keyboard.press('/')
  await expect(locateField(page, t)).toBeFocused()
  await page.keyboard.type(sentences.en.text)
  await page.keyboard.press('Enter')
  const dialog = locateDialog(page, t('sentence.title'))
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByRole('checkbox').last())
  await page.keyboard.press('Space')
  await tabAndPress(
    page,
    dialog.getByRole('button', { name: t('sentence.recordPart', { count: 1, all: 2 }), exact: true }),
  )
  await expect(dialog).toBeHidden()
  await expectMessage(page, t, t('awards.awarded', { points: '+2', name: 'Mia', title: sentences.en.habit }))
  await expect(page.getByRole('button', { name: t('sentence.read') })).toBeFocused()
  expect(await listPoints()).toEqual([[2, 20], [20]])
})

test.describe('offline', () => {
  test.use({ allowedConsoleErrors: noNetworkPattern })

  test('a sentence stays in its field, also after a reload [AST-70]', async ({ page, api, t, context }) => {
    await createFamily(api, sentences.en.habit)
    await page.goto('/en')
    const field = locateField(page, t)
    await field.fill(sentences.en.text)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await field.press('Enter')
    await expectMessage(page, t, t('sentence.keptOffline'))
    await expect(field).toHaveValue(sentences.en.text)
    await context.setOffline(false)
    await page.reload()
    await expect(locateField(page, t)).toHaveValue(sentences.en.text)
    await locateField(page, t).press('Enter')
    await expect(locateDialog(page, t('sentence.title')).getByRole('checkbox')).toHaveCount(2)
  })
})
