import { expect, type Locator, type Page } from '@playwright/test'
import { createFamily, type Family } from './family.ts'
import { dialog } from './actions.ts'
import { apiOf, clientErrors, test } from './fixtures.ts'
import { languages } from './sampling.ts'
import type { Translator } from './messages.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Expects an error message beside its field, also for assistive technology. */
const seeWrong = async (field: Locator, message: string): Promise<void> => {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(escaped(message)))
}

interface Mistake {
  /** Input by the label of the field. */
  typed: Record<string, string>
  /** Error messages by the label of the field; the first field has the focus. */
  said: Record<string, string>
  submit: string
}

/** Submits invalid input; expects the error messages, the unchanged input, and the focus in the first invalid field. */
const mistake = async (form: Locator, { typed, said, submit }: Mistake): Promise<void> => {
  const field = (label: string) => form.getByLabel(label, { exact: true })
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
  await form.getByRole('button', { name: submit, exact: true }).click()
  for (const [label, message] of Object.entries(said)) await seeWrong(field(label), message)
  for (const [label, text] of Object.entries(typed)) await expect(field(label)).toHaveValue(text)
  const [first = ''] = Object.keys(said)
  await expect(field(first)).toBeFocused()
}

const signUpWrongly = async (page: Page, t: Translator, { account }: Family): Promise<void> => {
  const [name, email, password] = [t('auth.name'), t('auth.email'), t('auth.password')]
  const submit = t('auth.signUp.submit')
  const form = page.locator('form')
  await mistake(form, {
    typed: { [name]: ' ', [email]: 'ana@', [password]: 'short' },
    said: {
      [name]: t('fields.required'),
      [email]: t('fields.invalid_email'),
      [password]: t('fields.password_short'),
    },
    submit,
  })
  await mistake(form, {
    typed: { [name]: 'Ana', [email]: account.email, [password]: 'long enough' },
    said: { [email]: t('errors.problem.email_taken') },
    submit,
  })
}

const signInWrongly = async (page: Page, t: Translator, { account }: Family): Promise<void> => {
  const [email, password, submit] = [t('auth.email'), t('auth.password'), t('auth.signIn.submit')]
  const form = page.locator('form')
  await mistake(form, {
    typed: { [email]: '', [password]: '' },
    said: { [email]: t('fields.required'), [password]: t('fields.required') },
    submit,
  })
  await mistake(form, {
    typed: { [email]: account.email, [password]: 'not the password' },
    said: { [password]: t('errors.problem.wrong_credentials') },
    submit,
  })
}

const addAChildWrongly = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('button', { name: t('children.add') }).click()
  const form = dialog(page, t('children.addTitle'))
  const submit = t('common.save')
  await mistake(form, {
    typed: { [t('children.name')]: '  ' },
    said: { [t('children.name')]: t('children.nameRequired') },
    submit,
  })
  await form.getByText(t('children.moreFieldsHint')).click()
  await mistake(form, {
    typed: { [t('children.name')]: 'Mia', [t('children.age')]: '19' },
    said: { [t('children.age')]: t('children.ageInvalid') },
    submit,
  })
}

const writeABehaviorWrongly = async (page: Page, t: Translator): Promise<void> => {
  const [name, points] = [t('behaviors.sheet.name'), t('behaviors.sheet.points')]
  await page.getByRole('button', { name: t('behaviors.own') }).click()
  const form = dialog(page, t('behaviors.sheet.title'))
  await mistake(form, {
    typed: { [name]: '', [points]: '0' },
    said: { [name]: t('behaviors.sheet.nameRequired'), [points]: t('behaviors.sheet.pointsPositive') },
    submit: t('behaviors.sheet.save'),
  })
  await form.getByRole('radio', { name: t('behaviors.sheet.punishment') }).click()
  await mistake(form, {
    typed: { [name]: 'Shouted', [points]: '1.5' },
    said: { [points]: t('behaviors.sheet.pointsPositive') },
    submit: t('behaviors.sheet.save'),
  })
}

const addARewardWrongly = async (page: Page, t: Translator): Promise<void> => {
  const [name, cost, image] = [t('rewards.form.name'), t('rewards.form.cost'), t('rewards.form.image')]
  await page.getByRole('button', { name: t('rewards.add'), exact: true }).click()
  await mistake(dialog(page, t('rewards.form.addTitle')), {
    typed: { [name]: ' ', [cost]: '-5', [image]: 'http://example.org/car.png' },
    said: {
      [name]: t('rewards.form.nameRequired'),
      [cost]: t('rewards.form.invalidPoints'),
      [image]: t('rewards.form.invalidUrl'),
    },
    submit: t('rewards.form.submit'),
  })
}

const changeSettingsWrongly = async (page: Page, t: Translator): Promise<void> => {
  const main = page.getByRole('main')
  const [name, family] = [t('settings.name'), t('settings.familyName')]
  const [current, next] = [t('settings.currentPassword'), t('settings.newPassword')]
  const required = t('fields.required')
  await mistake(main, { typed: { [name]: ' ' }, said: { [name]: required }, submit: t('settings.saveName') })
  await mistake(main, { typed: { [family]: ' ' }, said: { [family]: required }, submit: t('settings.saveFamily') })
  await mistake(main, {
    typed: { [current]: '', [next]: 'short' },
    said: { [current]: required, [next]: t('fields.password_short') },
    submit: t('settings.savePassword'),
  })
  await mistake(main, {
    typed: { [current]: 'not the password', [next]: 'long enough' },
    said: { [current]: t('settings.wrongPassword') },
    submit: t('settings.savePassword'),
  })
}

for (const language of languages('es')) {
  test.describe(`invalid fields in ${language} show their errors`, () => {
    test.use({ language, allowedConsoleErrors: clientErrors })

    test('before signing in', async ({ page, otherPage, t }) => {
      const family = await createFamily(apiOf(otherPage.context().request), [])
      await page.goto(`/${language}/sign-up`)
      await signUpWrongly(page, t, family)
      await page.goto(`/${language}/sign-in`)
      await signInWrongly(page, t, family)
      await page.goto(`/${language}/reset-password?token=one-time-link`)
      await mistake(page.locator('form'), {
        typed: { [t('auth.newPassword')]: 'short' },
        said: { [t('auth.newPassword')]: t('fields.password_short') },
        submit: t('auth.reset.newSubmit'),
      })
    })

    test('in a family', async ({ page, api, t }) => {
      await createFamily(api, [])
      await page.goto(`/${language}`)
      await addAChildWrongly(page, t)
      await dialog(page, t('children.addTitle')).getByLabel(t('children.age'), { exact: true }).fill('')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/${language}/behaviors$`))
      await writeABehaviorWrongly(page, t)
      await page.goto(`/${language}/rewards`)
      await addARewardWrongly(page, t)
      await page.goto(`/${language}/settings`)
      await changeSettingsWrongly(page, t)
    })
  })
}
