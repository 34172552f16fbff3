import { expect, type Locator, type Page } from '@playwright/test'
import { signUpFamily, type Family } from './family.ts'
import { locateDialog } from './actions.ts'
import { createApiClient, status4xxPattern, test } from './fixtures.ts'
import { sampleLanguages } from './sampling.ts'
import type { Translator } from './messages.ts'

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Expects an error message beside its field, also for assistive technology. */
const expectFieldError = async (field: Locator, message: string): Promise<void> => {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(escapeRegExp(message)))
}

interface InvalidInput {
  /** Input by the label of the field. */
  input: Record<string, string>
  /** Error messages by the label of the field; the first field has the focus. */
  errors: Record<string, string>
  submit: string
}

/** Submits invalid input; expects the error messages, the unchanged input, and the focus in the first invalid field. */
const submitInvalid = async (form: Locator, { input, errors, submit }: InvalidInput): Promise<void> => {
  const field = (label: string) => form.getByLabel(label, { exact: true })
  for (const [label, text] of Object.entries(input)) await field(label).fill(text)
  await form.getByRole('button', { name: submit, exact: true }).click()
  for (const [label, message] of Object.entries(errors)) await expectFieldError(field(label), message)
  for (const [label, text] of Object.entries(input)) await expect(field(label)).toHaveValue(text)
  const [first = ''] = Object.keys(errors)
  await expect(field(first)).toBeFocused()
}

const submitInvalidSignUp = async (page: Page, t: Translator, { account }: Family): Promise<void> => {
  const [name, email, password] = [t('auth.name'), t('auth.email'), t('auth.password')]
  const submit = t('auth.signUp.submit')
  const form = page.locator('form')
  await submitInvalid(form, {
    input: { [name]: ' ', [email]: 'ana@', [password]: 'short' },
    errors: {
      [name]: t('fields.required'),
      [email]: t('fields.invalid_email'),
      [password]: t('fields.password_short'),
    },
    submit,
  })
  await submitInvalid(form, {
    input: { [name]: 'Ana', [email]: account.email, [password]: 'long enough' },
    errors: { [email]: t('errors.problem.email_taken') },
    submit,
  })
}

const submitInvalidSignIn = async (page: Page, t: Translator, { account }: Family): Promise<void> => {
  const [email, password, submit] = [t('auth.email'), t('auth.password'), t('auth.signIn.submit')]
  const form = page.locator('form')
  await submitInvalid(form, {
    input: { [email]: '', [password]: '' },
    errors: { [email]: t('fields.required'), [password]: t('fields.required') },
    submit,
  })
  await submitInvalid(form, {
    input: { [email]: account.email, [password]: 'not the password' },
    errors: { [password]: t('errors.problem.wrong_credentials') },
    submit,
  })
}

const submitInvalidChild = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('button', { name: t('children.add') }).click()
  const form = locateDialog(page, t('children.addTitle'))
  const submit = t('common.save')
  await submitInvalid(form, {
    input: { [t('children.name')]: '  ' },
    errors: { [t('children.name')]: t('children.nameRequired') },
    submit,
  })
  await submitInvalid(form, {
    input: { [t('children.name')]: 'Mia', [t('children.age')]: '19' },
    errors: { [t('children.age')]: t('children.ageInvalid') },
    submit,
  })
}

const submitInvalidBehavior = async (page: Page, t: Translator): Promise<void> => {
  const [name, points] = [t('behaviors.sheet.name'), t('behaviors.sheet.points')]
  await page.getByRole('button', { name: t('behaviors.own') }).click()
  const form = locateDialog(page, t('behaviors.own'))
  await submitInvalid(form, {
    input: { [name]: '', [points]: '0' },
    errors: { [name]: t('behaviors.sheet.nameRequired'), [points]: t('behaviors.sheet.pointsPositive') },
    submit: t('behaviors.sheet.awardNone'),
  })
  await form.getByRole('radio', { name: t('behaviors.sheet.punishment') }).click()
  await submitInvalid(form, {
    input: { [name]: 'Shouted', [t('behaviors.sheet.pointsOff')]: '1.5' },
    errors: { [t('behaviors.sheet.pointsOff')]: t('behaviors.sheet.pointsPositive') },
    submit: t('behaviors.sheet.note'),
  })
}

const submitInvalidReward = async (page: Page, t: Translator): Promise<void> => {
  const [name, cost, image] = [t('rewards.form.name'), t('rewards.form.cost'), t('rewards.form.image')]
  await page.getByRole('button', { name: t('rewards.add'), exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByText(t('rewards.form.moreHint')).click()
  await submitInvalid(form, {
    input: { [name]: ' ', [cost]: '-5', [image]: 'http://example.org/car.png' },
    errors: {
      [name]: t('rewards.form.nameRequired'),
      [cost]: t('rewards.form.invalidPoints'),
      [image]: t('rewards.form.invalidUrl'),
    },
    submit: t('rewards.form.submit'),
  })
}

const submitInvalidSettings = async (page: Page, t: Translator, language: string): Promise<void> => {
  const main = page.getByRole('main')
  const [name, family] = [t('settings.name'), t('settings.familyName')]
  const [current, next] = [t('settings.currentPassword'), t('settings.newPassword')]
  const required = t('fields.required')
  await page.goto(`/${language}/settings/family`)
  const familyName = main.getByLabel(family, { exact: true })
  await familyName.fill(' ')
  await page.keyboard.press('Enter')
  await expectFieldError(familyName, required)
  await expect(familyName).toHaveValue(' ')
  await page.goto(`/${language}/settings/you`)
  await submitInvalid(main, { input: { [name]: ' ' }, errors: { [name]: required }, submit: t('settings.saveName') })
  await submitInvalid(main, {
    input: { [current]: '', [next]: 'short' },
    errors: { [current]: required, [next]: t('fields.password_short') },
    submit: t('settings.savePassword'),
  })
  await submitInvalid(main, {
    input: { [current]: 'not the password', [next]: 'long enough' },
    errors: { [current]: t('settings.wrongPassword') },
    submit: t('settings.savePassword'),
  })
}

for (const language of sampleLanguages('es')) {
  test.describe(`invalid fields in ${language} show their errors`, () => {
    test.use({ language, allowedConsoleErrors: status4xxPattern })

    test('before signing in', async ({ page, otherPage, t }) => {
      const family = await signUpFamily(createApiClient(otherPage.context().request), [])
      await page.goto(`/${language}/sign-up`)
      await submitInvalidSignUp(page, t, family)
      await page.goto(`/${language}/sign-in`)
      await submitInvalidSignIn(page, t, family)
      await page.goto(`/${language}/reset-password?token=one-time-link`)
      await submitInvalid(page.locator('form'), {
        input: { [t('auth.newPassword')]: 'short' },
        errors: { [t('auth.newPassword')]: t('fields.password_short') },
        submit: t('auth.reset.newSubmit'),
      })
    })

    test('in a family', async ({ page, api, t }) => {
      await signUpFamily(api, [])
      await page.goto(`/${language}`)
      await submitInvalidChild(page, t)
      await locateDialog(page, t('children.addTitle')).getByLabel(t('children.age'), { exact: true }).fill('')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/${language}/behaviors$`))
      await submitInvalidBehavior(page, t)
      await page.goto(`/${language}/rewards`)
      await submitInvalidReward(page, t)
      await submitInvalidSettings(page, t, language)
    })
  })
}
