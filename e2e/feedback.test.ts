import { execFileSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import { signUpFamily } from './family.ts'
import { locateDialog, expectMessage } from './actions.ts'
import { test } from './fixtures.ts'
import { sampleLanguages } from './sampling.ts'
import type { Translator } from './messages.ts'

const openForm = async (page: Page, t: Translator) => {
  await page.getByRole('button', { name: t('feedback.openHint') }).click()
  const form = locateDialog(page, t('feedback.title'))
  return {
    form,
    type: form.getByRole('combobox', { name: t('feedback.type') }),
    subject: form.getByRole('textbox', { name: t('feedback.subject') }),
    message: form.getByRole('textbox', { name: t('feedback.message') }),
    send: form.getByRole('button', { name: t('feedback.submit') }),
  }
}

/** Returns the feedback that the command line lists; only the server on SQLite has a data folder of its own. */
const listFeedback = (): string =>
  execFileSync('node', ['bin/glowjar.js', 'feedback'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: process.env.GLOWJAR_E2E_DATA },
  })

for (const language of sampleLanguages('es')) {
  test.describe(`feedback in ${language}`, () => {
    test.use({ language })

    test('is validated, stored and confirmed', async ({ page, api, t }, { project }) => {
      await signUpFamily(api, ['Mia'])
      await page.goto(`/${language}/profile`)
      const uniqueSubject = `A bus of fireflies ${crypto.randomUUID()}`

      await test.step('shows the error of each field', async () => {
        const { form, type, subject, message, send } = await openForm(page, t)
        await subject.fill('Ok')
        await message.fill('too short')
        await send.click()
        await expect(form.getByText(t('feedback.typeRequired'))).toBeVisible()
        await expect(form.getByText(t('feedback.subjectShort'))).toBeVisible()
        await expect(form.getByText(t('feedback.messageShort'))).toBeVisible()
        await expect(type).toBeFocused()
        await expect(message).toHaveValue('too short')
      })
      await test.step('has what was typed after it was closed, without errors', async () => {
        await locateDialog(page, t('feedback.title'))
          .getByRole('button', { name: t('common.cancel') })
          .click()
        const { form, subject, message } = await openForm(page, t)
        await expect(subject).toHaveValue('Ok')
        await expect(message).toHaveValue('too short')
        await expect(form.getByText(t('feedback.subjectShort'))).toBeHidden()
        await page.keyboard.press('Escape')
      })
      await test.step('confirms the feedback', async () => {
        const { form, type, subject, message, send } = await openForm(page, t)
        await type.selectOption(t('feedback.types.feature'))
        await subject.fill(uniqueSubject)
        await message.fill('Ten signs and more.')
        await send.click()
        await expect(form).toBeHidden()
        await expectMessage(page, t, t('feedback.sent'))
        await expectMessage(page, t, t('feedback.sentText'))
      })
      if (project.name === 'sqlite') expect(listFeedback()).toContain(uniqueSubject)
    })
  })
}
