import { expect, type Locator, type Page } from '@playwright/test'
import type { Call } from '#shared/contract/client.ts'
import { addHabit } from '#shared/habits/contract.ts'
import { waitForAnswer } from './actions.ts'
import { test } from './fixtures.ts'
import { createFullFamily, openSettled, untilSaid, sampleViewports } from './jumping-acts.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import type { Translator } from './messages.ts'
import { fullRunOnly, sampleLanguages } from './sampling.ts'

const sentences = {
  en: { habit: 'Brush teeth', text: 'Mia brushed her teeth, Leo gets 5 points for setting the table' },
  es: { habit: 'Cepillarse los dientes', text: 'Mia se cepilló los dientes, 5 puntos para Leo por poner la mesa' },
  zh: { habit: '刷牙', text: 'Mia刷牙了，奖励Leo5分，摆碗筷' },
} as const

const createFamilyWithHabit = async (api: Call, title: string): Promise<void> => {
  const [{ id: childId }] = await createFullFamily(api)
  await api(addHabit, { body: { childId, title, difficulty: 'easy' } })
}

const locateLog = (page: Page, t: Translator): Locator => page.getByRole('log', { name: t('assistant.conversation') })

/** Adds what the first card offers for the child, then for the other one, and undoes that. */
const addFromCard = async (page: Page, t: Translator): Promise<void> => {
  const row = locateLog(page, t)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: t('common.add') }) })
    .first()
  const title = (await row.getByRole('paragraph').first().textContent()) ?? ''
  const card = locateLog(page, t).getByRole('listitem').filter({ hasText: title })
  const addFor = (name: string) =>
    test.step(`for ${name}`, () => {
      const add = card.getByRole('button', { name: t('assistant.card.addWhat', { name, title }) })
      const added = card.getByText(t('assistant.card.added', { name }))
      return expectNothingJumps(page, () => add.click(), { until: () => expect(added).toBeVisible() })
    })
  await addFor('Mia')
  await addFor('Leo')
  await test.step('undone', () => {
    const undo = card.getByRole('button', { name: t('assistant.card.undoName', { title }) })
    const first = card.getByText(t('assistant.card.added', { name: 'Mia' }))
    return expectNothingJumps(page, () => undo.click(), { until: () => expect(first).toBeVisible() })
  })
}

/** Asks to record two things, leaves one out, records the other one, and undoes that. */
const recordOneOfTwo = async (page: Page, t: Translator, sentence: string): Promise<void> => {
  await page.getByRole('textbox', { name: t('assistant.write') }).fill(sentence)
  await page.keyboard.press('Enter')
  const boxes = locateLog(page, t).getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  const record = page.getByRole('button', { name: t('sentence.recordPart', { count: 1, all: 2 }), exact: true })
  await test.step('leaves one out', () =>
    expectNothingJumps(page, () => boxes.last().click(), { until: () => expect(record).toBeVisible() }))
  const undo = page.getByRole('main').getByRole('button', { name: t('common.undo'), exact: true })
  await test.step('records the other one', () =>
    expectNothingJumps(page, () => record.click(), { until: () => expect(undo).toBeVisible() }))
  await test.step('undoes that', () =>
    expectNothingJumps(page, () => undo.click(), { until: () => expect(undo).toBeHidden() }))
}

/** Opens the pencil of the first of two proposals, gives it to the other child, makes it a moment, and closes it. */
const changeProposal = async (page: Page, t: Translator, sentence: string): Promise<void> => {
  await page.getByRole('textbox', { name: t('assistant.write') }).fill(sentence)
  await page.keyboard.press('Enter')
  const card = locateLog(page, t)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first()
  const pencil = card.getByRole('button', { expanded: false })
  const leo = card.getByRole('radio', { name: 'Leo' })
  await expect(pencil).toBeVisible()
  await test.step('opens it', () =>
    expectNothingJumps(page, () => pencil.click(), { until: () => expect(leo).toBeAttached() }))
  await test.step('changes the child', () =>
    expectNothingJumps(page, () => leo.click({ force: true }), { until: () => expect(leo).toBeChecked() }))
  const what = card.getByRole('combobox', { name: t('sentence.what') })
  const calm = card.getByRole('radio', { name: t('activities.moods.calm'), exact: true })
  await test.step('makes it a moment', () =>
    expectNothingJumps(page, () => what.selectOption(t('sentence.choices.moment')), {
      until: () => expect(calm).toBeAttached(),
    }))
  const done = card.getByRole('button', { name: t('common.done') })
  await test.step('closes it', () =>
    expectNothingJumps(page, () => done.click(), { until: () => expect(done).toBeHidden() }))
  const tick = card.getByRole('checkbox')
  await calm.click({ force: true })
  await test.step('chooses the last of face and weather', () =>
    expectNothingJumps(page, () => card.getByText(t('activities.weathers.sunny'), { exact: true }).click(), {
      until: () => expect(tick).toBeEnabled(),
    }))
}

const clearConversation = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('button', { name: t('assistant.menu') }).click()
  const clear = page.getByRole('menuitem', { name: t('assistant.clear') })
  await expectNothingJumps(page, () => clear.click(), untilSaid(page, t, t('assistant.cleared')))
}

for (const language of sampleLanguages('es')) {
  for (const [device, viewport] of sampleViewports('phone')) {
    test.describe(`nothing jumps in the chat in ${language} on a ${device} when [DLG-14]`, fullRunOnly, () => {
      test.use({ language, viewport })
      test.beforeEach(async ({ page, api }) => {
        await watchPage(page)
        await createFamilyWithHabit(api, sentences[language].habit)
      })

      test('what an answer offers is added', async ({ page, t }) => {
        await openSettled(page, `/${language}/ai-chat?action=recommendations`)
        await waitForAnswer(page, t)
        await addFromCard(page, t)
      })

      test('one of two things is recorded, and the conversation is cleared', async ({ page, t }) => {
        await openSettled(page, `/${language}/ai-chat`)
        await recordOneOfTwo(page, t, sentences[language].text)
        await test.step('cleared', () => clearConversation(page, t))
      })

      test('one of two things is changed', async ({ page, t }) => {
        await openSettled(page, `/${language}/ai-chat`)
        await changeProposal(page, t, sentences[language].text)
      })
    })
  }
}
