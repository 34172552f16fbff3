import { expect, type Page } from '@playwright/test'
import {
  chooseSkill,
  finishBelowTarget,
  locateBehaviorTile,
  locateClosedActRow,
  locateDialog,
  locateMessage,
} from './actions.ts'
import { test } from './fixtures.ts'
import { createFullFamily, openSettled, titles, undo, untilSaid, untilUndo, sampleViewports } from './jumping-acts.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import type { Translator } from './messages.ts'
import { fullRunOnly, sampleLanguages } from './sampling.ts'

const [, title] = titles

/** Opens a menu and chooses an item, and expects that nothing jumps from the choice on. */
const choose = async (page: Page, t: Translator, menu: string, item: string, says: string) => {
  await page.getByRole('button', { name: menu }).click()
  await expectNothingJumps(page, () => page.getByRole('menuitem', { name: item }).click(), untilSaid(page, t, says))
}

const giveGift = async (page: Page, t: Translator): Promise<void> => {
  const gift = page.getByRole('button', { name: t('behaviors.giftName', { points: 5, name: 'Mia' }), exact: true })
  await expectNothingJumps(page, () => gift.click(), untilUndo(page, t))
  await undo(page, t, t('acts.undone', { title: t('titles.behaviors.gift_5') }))
}

const noteSomethingHard = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('button', { name: t('behaviors.hard') }).click()
  const sheet = locateDialog(page, t('behaviors.hard'))
  await sheet.getByRole('textbox', { name: t('behaviors.sheet.name') }).fill('Shouted')
  await sheet.getByRole('button', { name: '−3', exact: true }).click()
  const note = sheet.getByRole('button', { name: t('behaviors.sheet.note') })
  const repairs = page.getByText(t('behaviors.right.text', { name: 'Mia' }))
  await expectNothingJumps(page, () => note.click(), { until: () => expect(repairs).toBeVisible() })
}

const noteWithoutPoints = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('button', { name: t('behaviors.hard') }).click()
  const sheet = locateDialog(page, t('behaviors.hard'))
  await sheet.getByRole('textbox', { name: t('behaviors.sheet.name') }).fill('Shouted')
  const note = sheet.getByRole('button', { name: t('behaviors.sheet.note') })
  const repairs = page.getByText(t('behaviors.right.text', { name: 'Mia' }))
  await expectNothingJumps(page, () => note.click(), { until: () => expect(repairs).toBeVisible() })
}

const repair = async (page: Page, t: Translator): Promise<void> => {
  const name = t('titles.behaviors.remedy_small')
  const tile = locateBehaviorTile(page, t, name, 5, 'Mia')
  await expectNothingJumps(page, () => tile.click(), untilUndo(page, t))
  await undo(page, t, t('acts.undone', { title: name }))
}

const addSuggestedHabit = async (page: Page, t: Translator): Promise<void> => {
  const added = t('habits.samples.teeth.title')
  const chip = page.getByRole('button', { name: added })
  await expectNothingJumps(page, () => chip.click(), untilSaid(page, t, t('habits.added', { title: added })))
}

const setRestDays = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('button', { name: t('habits.menu.open', { title }) }).click()
  await page.getByRole('menuitem', { name: t('habits.menu.rest') }).click()
  const form = locateDialog(page, t('habits.rest.title'))
  const save = form.getByRole('button', { name: t('habits.rest.save') })
  await expectNothingJumps(page, () => save.click(), untilSaid(page, t, t('habits.rest.saved', { name: 'Mia' })))
}

const finishChallenge = async (page: Page, t: Translator): Promise<void> => {
  const goOn = page.getByRole('button', { name: t('feast.goOn') })
  await chooseSkill(page, title)
  await expectNothingJumps(page, () => finishBelowTarget(page, t, title), { until: () => expect(goOn).toBeVisible() })
  await expectNothingJumps(page, () => goOn.click(), { until: () => expect(goOn).toBeHidden() })
}

const returnPoints = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('button', { name: t('rewards.menu', { title }) }).click()
  const item = page.getByRole('menuitem')
  const until = () => expect(locateMessage(page, t)).toContainText(title)
  await expectNothingJumps(page, () => item.click(), { until })
}

const deleteMoment = async (page: Page, t: Translator): Promise<void> => {
  await page
    .getByRole('button', { name: new RegExp(t('moments.more', { day: '.+' })) })
    .first()
    .click()
  const item = page.getByRole('menuitem', { name: t('moments.delete') })
  await expectNothingJumps(page, () => item.click(), untilUndo(page, t))
}

const undoOnTimeline = async (page: Page, t: Translator): Promise<void> => {
  await locateClosedActRow(page, 'Laid the table').click()
  const button = page.getByRole('button', { name: t('activities.undoRow', { title: 'Laid the table' }) })
  await expectNothingJumps(page, () => button.click(), { until: () => expect(button).toBeHidden() })
}

const recordSentence = async (page: Page, t: Translator, sentence: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: t('sentence.title') })
  await field.fill(sentence)
  const dialog = locateDialog(page, t('sentence.title'))
  const record = dialog.getByRole('button', { name: t('sentence.record', { count: 1 }), exact: true })
  await expectNothingJumps(page, () => field.press('Enter'), { until: () => expect(record).toBeVisible() })
  await expectNothingJumps(page, () => record.click(), untilSaid(page, t, '+5'))
}

const recordInChat = async (page: Page, t: Translator, sentence: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: t('assistant.write') })
  await field.fill(sentence)
  await field.press('Enter')
  const record = page.getByRole('button', { name: t('sentence.record', { count: 1 }), exact: true })
  await expect(record).toBeVisible()
  const undoButton = page.getByRole('main').getByRole('button', { name: t('common.undo'), exact: true })
  await expectNothingJumps(page, () => record.click(), { until: () => expect(undoButton).toBeVisible() })
  await expectNothingJumps(page, () => undoButton.click(), { until: () => expect(record).toBeVisible() })
}

const changeWeekStart = async (page: Page, t: Translator): Promise<void> => {
  const sunday = page.getByText(t('settings.weekStarts.sunday'), { exact: true })
  const chosen = page.getByRole('radio', { name: t('settings.weekStarts.sunday'), exact: true })
  await expectNothingJumps(page, () => sunday.click(), { until: () => expect(chosen).toBeChecked() })
}

const sentences = {
  en: 'Mia gets 5 points for setting the table',
  es: '5 puntos para Mia por secar los platos',
  zh: '奖励Mia5分，摆碗筷',
}

for (const language of sampleLanguages('es')) {
  for (const [device, viewport] of sampleViewports('phone')) {
    test.describe(`nothing jumps in ${language} on a ${device} after further acts [DLG-14]`, fullRunOnly, () => {
      test.use({ language, viewport })
      test.beforeEach(async ({ page, api }) => {
        await watchPage(page)
        await createFullFamily(api)
      })

      test('with a gift, something hard, and what repairs it', async ({ page, t }) => {
        await openSettled(page, `/${language}/behaviors`)
        await test.step('a gift', () => giveGift(page, t))
        await test.step('something hard', () => noteSomethingHard(page, t))
        await test.step('what repairs it', () => repair(page, t))
      })

      test('with something hard without points', async ({ page, t }) => {
        await openSettled(page, `/${language}/behaviors`)
        await noteWithoutPoints(page, t)
      })

      test('with habits that are added, rest or are deleted', async ({ page, t }) => {
        await openSettled(page, `/${language}/habits`)
        await test.step('added', () => addSuggestedHabit(page, t))
        await test.step('rests', () => setRestDays(page, t))
        await test.step('deleted', () =>
          choose(page, t, t('habits.menu.open', { title }), t('habits.menu.delete'), t('habits.deleted', { title })))
      })

      test('with challenges that are deleted or completed', async ({ page, t }) => {
        await openSettled(page, `/${language}/skills`)
        const [first] = titles
        await test.step('deleted', async () => {
          await chooseSkill(page, first)
          await choose(
            page,
            t,
            t('skills.more', { title: first }),
            t('skills.delete'),
            t('skills.deleted', { title: first }),
          )
        })
        await test.step('completed', () => finishChallenge(page, t))
      })

      test('with points that return, and rewards that are deleted', async ({ page, t }) => {
        await openSettled(page, `/${language}/rewards?promises`)
        await test.step('points return', () => returnPoints(page, t))
        await openSettled(page, `/${language}/rewards`)
        await test.step('deleted', () =>
          choose(page, t, t('rewards.menu', { title }), t('rewards.delete'), t('rewards.deleted', { title })))
      })

      test('with moments that are deleted, on the timeline, and in the settings', async ({ page, t }) => {
        await openSettled(page, `/${language}/moments`)
        await test.step('deleted', () => deleteMoment(page, t))
        await openSettled(page, `/${language}/timeline`)
        await test.step('undone on the timeline', () => undoOnTimeline(page, t))
        await openSettled(page, `/${language}/settings/family`)
        await test.step('another start of the week', () => changeWeekStart(page, t))
      })

      test('with a sentence', async ({ page, t }) => {
        await openSettled(page, `/${language}`)
        await test.step('on home', () => recordSentence(page, t, sentences[language]))
        await openSettled(page, `/${language}/ai-chat`)
        await test.step('in the chat', () => recordInChat(page, t, sentences[language]))
      })
    })
  }
}
