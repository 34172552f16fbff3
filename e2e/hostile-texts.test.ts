import { expect, type Locator, type Page } from '@playwright/test'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { addChild, listChildren } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { editFamily, invite } from '#shared/families/contract.ts'
import { addHabit } from '#shared/habits/contract.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { addReward, redeemReward } from '#shared/rewards/contract.ts'
import { addSkill, editSkill } from '#shared/skills/contract.ts'
import { openView } from './open-view.ts'
import { beginAnotherMoment, locateDialog, inventAccount, signUp } from './actions.ts'
import { status4xxPattern, test } from './fixtures.ts'
import { sampleLanguages } from './sampling.ts'
import type { Translator } from './messages.ts'

/** Texts that would have an effect if they were treated as markup; each fits the shortest field. */
const hostileTexts = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(2)</script>',
  '"><svg onload=alert(3)>',
  '</title><h1 onclick=alert(4)>Hi',
  'javascript:alert(5)//',
  "'-alert(6)-'",
  '{{constructor.constructor("alert(7)")()}}',
  '${alert(8)} #{7*7} <%= 7*7 %> {name}',
  '=HYPERLINK("//evil.example","Hi")',
  '\u202Egnp.tseb\u202C \u2066אבג\u2069',
  '👨\u200d👩\u200d👧\u200d👦'.repeat(7),
  `Z${'\u0351\u036b\u0343\u0304\u0324'.repeat(9)}a`,
]

/** Returns a list that grows by each dialog that a script opens and each violation of the content security policy. */
const recordScripts = async (page: Page): Promise<string[]> => {
  const recorded: string[] = []
  page.on('dialog', (dialog) => {
    recorded.push(`ran: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.exposeFunction('tellStopped', (what: string) => void recorded.push(`stopped: ${what}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const report: unknown = Reflect.get(globalThis, 'tellStopped')
      if (typeof report === 'function') Reflect.apply(report, null, [`${violatedDirective} ${blockedURI}`])
    })
  })
  return recorded
}

/** Returns elements that were created from texts. */
const findInjectedElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const selectors = [
      '[onerror], [onload], [onclick]',
      'img[src="x"]',
      'script:not([src]):not([type="application/json"])',
      'a[href^="javascript:"]',
      'iframe, object, embed, base',
    ]
    return [...document.querySelectorAll(selectors.join())].map((element) => element.outerHTML)
  })

const screens = [
  ['home', ''],
  ['behaviors', '/behaviors'],
  ['habits', '/habits'],
  ['skills', '/skills'],
  ['moments', '/moments'],
  ['timeline', '/timeline'],
  ['rewards', '/rewards'],
  ['profile', '/profile'],
  ['settingsFamily', '/settings/family'],
  ['settingsYou', '/settings/you'],
  ['chat', '/ai-chat'],
] as const

/** Creates a child, habit, reward and so on with each hostile text; returns the token of an invitation. */
const createHostileRecords = async (api: Call): Promise<string> => {
  for (const name of hostileTexts) await api(addChild, { body: { name } })
  const [{ id: childId } = { id: '' }] = await api(listChildren, {})
  await api(editFamily, { body: { name: hostileTexts[0] ?? '' } })
  for (const title of hostileTexts) {
    const texts = { childId, title, description: title }
    await api(recordBehavior, { body: { ...texts, type: 'reward', points: 50 } })
    await api(addHabit, { body: { ...texts, cue: title, difficulty: 'easy' } })
    const targetUnit = Array.from(title).slice(0, 20).join('')
    const skill = await api(addSkill, { body: { ...texts, targetUnit, targetValue: 9, difficulty: 'easy' } })
    await api(editSkill, { params: { id: skill.id }, body: { currentBest: 4 } })
    const imageUrl = `https://pictures.example.org/${encodeURIComponent(title)}.png`
    const reward = await api(addReward, { body: { ...texts, imageUrl, pointsCost: 5, category: 'toy' } })
    await api(redeemReward, { body: { childId, rewardId: reward.id, pointsSpent: 5 } })
    await api(addMoment, { body: { childId, weather: 'sunny', mood: 'calm', content: `${title}\n${title}` } })
  }
  return (await api(invite, {})).token
}

/** Fills every text field of a form with a hostile text. */
const fillTextFields = async (form: Locator): Promise<void> => {
  const fields = form.locator('textarea, input:is([type=text], :not([type])):not([inputmode])')
  await expect(fields.first()).toBeVisible()
  for (const [n, field] of (await fields.all()).entries()) await field.fill(hostileTexts[n % hostileTexts.length] ?? '')
}

/** Locates the open dialog by its form: in its title, Chinese text puts spaces around a Latin name. */
const locateOpenForm = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') })

const clickButton = (form: Locator, name: string) => form.getByRole('button', { name, exact: true }).click()

interface FormInput {
  path: string
  button: string
  submit: string
  /** Input of other required fields, by label. */
  more?: Record<string, string>
}

const createFormInputs = (t: Translator): FormInput[] => [
  {
    path: '/habits',
    button: t('habits.add'),
    submit: t('habits.form.submit'),
  },
  {
    path: '/skills',
    button: t('skills.add'),
    submit: t('skills.form.submit'),
    more: { [t('skills.form.target')]: '9', [t('skills.form.unit')]: '<b onclick=alert()>' },
  },
  {
    path: '/rewards',
    button: t('rewards.add'),
    submit: t('rewards.form.submit'),
    more: { [t('rewards.form.cost')]: '5' },
  },
  {
    path: '/behaviors',
    button: t('behaviors.own'),
    submit: t('behaviors.sheet.award', { points: 5 }),
    more: { [t('behaviors.sheet.points')]: '5' },
  },
]

const submitDialogs = async (page: Page, t: Translator, language: string): Promise<void> => {
  for (const { path, button, submit, more = {} } of createFormInputs(t)) {
    await page.goto(`/${language}${path}`)
    await page.getByRole('button', { name: button, exact: true }).first().click()
    const form = locateOpenForm(page)
    await expect(form.getByRole('textbox').first()).toBeVisible()
    for (const closed of await form.locator('details:not([open]) > summary').all()) await closed.click()
    await fillTextFields(form)
    for (const [label, text] of Object.entries(more)) await form.getByLabel(label, { exact: true }).fill(text)
    await clickButton(form, submit)
    await expect(form).toBeHidden()
    expect(await findInjectedElements(page)).toEqual([])
  }
}

const submitAsImageUrl = async (page: Page, t: Translator, language: string): Promise<void> => {
  await page.goto(`/${language}/rewards`)
  await page.getByRole('button', { name: t('rewards.add'), exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByText(t('rewards.form.moreHint')).click()
  await fillTextFields(form)
  const image = form.getByLabel(t('rewards.form.image'), { exact: true })
  await image.fill('javascript:alert(9)')
  await clickButton(form, t('rewards.form.submit'))
  await expect(image).toHaveAttribute('aria-invalid', 'true')
}

const submitScreenForms = async (page: Page, t: Translator, language: string): Promise<void> => {
  const [first = '', second = ''] = hostileTexts
  const main = page.getByRole('main')
  await page.goto(`/${language}/moments`)
  await beginAnotherMoment(page, t)
  await expect(main.getByRole('button', { name: t('moments.changeWeather') })).toBeVisible()
  await main.getByRole('radio', { name: t('activities.moods.calm'), exact: true }).check({ force: true })
  await main.getByRole('textbox', { name: t('moments.story') }).fill(hostileTexts.join('\n'))
  await main.locator('button[type=submit]').click()
  await expect(main.getByRole('heading', { name: t('moments.savedMark') })).toBeVisible()
  await page.goto(`/${language}/settings/you`)
  await main.getByLabel(t('settings.name'), { exact: true }).fill(second)
  await clickButton(main, t('settings.saveName'))
  await page.goto(`/${language}/settings/family`)
  await main.getByLabel(t('settings.familyName'), { exact: true }).fill(`${first} 2`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('settings.saved'), { exact: true })).toBeVisible()
  await page.goto(`/${language}/ai-chat`)
  await page.getByRole('textbox', { name: t('assistant.write') }).fill(hostileTexts.join(' '))
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('log', { name: t('assistant.conversation') })
      .getByRole('checkbox')
      .or(page.getByRole('group', { name: t('assistant.followUps') }))
      .first(),
  ).toBeVisible()
  expect(await findInjectedElements(page)).toEqual([])
  await page.goto(`/${language}/profile`)
  await page.getByRole('button', { name: t('feedback.openHint') }).click()
  const form = locateDialog(page, t('feedback.title'))
  await fillTextFields(form)
  await form.getByRole('combobox', { name: t('feedback.type') }).selectOption(t('feedback.types.bug'))
  await clickButton(form, t('feedback.submit'))
  await expect(form).toBeHidden()
}

const signUpAndAddChild = async (page: Page, t: Translator, language: string, name: string): Promise<void> => {
  await page.goto(`/${language}/sign-up`)
  await signUp(page, t, { ...inventAccount('Ana'), name })
  await page.getByRole('button', { name: t('children.add') }).click()
  const form = locateDialog(page, t('children.addTitle'))
  await form.getByLabel(t('children.name'), { exact: true }).fill(name)
  await clickButton(form, t('common.save'))
  await expect(page).toHaveURL(new RegExp(`/${language}/behaviors$`))
}

const expectPlainTexts = async (page: Page, t: Translator, language: string): Promise<void> => {
  for (const [title, path] of screens) {
    await openView(page, t, language, { name: title, path })
    await expect(page).toHaveTitle(`${t(`shell.titles.${title}`)} · Glowjar`)
    expect(await findInjectedElements(page), title).toEqual([])
  }
  const [, second = ''] = hostileTexts
  await page.goto(`/${language}/habits`)
  await expect(page.getByRole('heading', { name: second }).first()).toBeVisible()
}

for (const language of sampleLanguages('zh')) {
  test.describe(`hostile texts in ${language}`, () => {
    test.use({ language, allowedConsoleErrors: status4xxPattern })

    test('are shown as plain text everywhere', async ({ page, otherPage, api, t }) => {
      test.slow()
      const [name = ''] = hostileTexts
      const recorded = [await recordScripts(page), await recordScripts(otherPage)]
      await test.step('signs up and adds a child', () => signUpAndAddChild(page, t, language, name))
      const invitation = await createHostileRecords(api)
      await test.step('shows them on every screen', () => expectPlainTexts(page, t, language))
      await test.step('types them in dialogs', () => submitDialogs(page, t, language))
      await test.step('rejects one as an image URL', () => submitAsImageUrl(page, t, language))
      await test.step('types them on screens', () => submitScreenForms(page, t, language))
      await test.step('shows them in an invitation', async () => {
        await otherPage.goto(`/${language}/invite/${invitation}`)
        await expect(otherPage.getByText(name).first()).toBeVisible()
        expect(await findInjectedElements(otherPage)).toEqual([])
      })
      expect(recorded).toEqual([[], []])
    })
  })
}
