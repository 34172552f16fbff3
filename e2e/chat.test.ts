import { expect, type Locator, type Page } from '@playwright/test'
import { addChild } from '#shared/children/contract.ts'
import { signUpFamily } from './family.ts'
import { startModelServer } from './model-server.ts'
import { locateDialog, waitForAnswer } from './actions.ts'
import { startServerWithSettings } from './servers.ts'
import { createApiClient, test } from './fixtures.ts'
import { fullRunOnly, sampleFirst, sampleLanguages } from './sampling.ts'
import { createAppTranslator, type Translator } from './messages.ts'

const locateConversation = (page: Page, t: Translator): Locator =>
  page.getByRole('log', { name: t('assistant.conversation') })

const sendQuestion = async (page: Page, t: Translator, question: string): Promise<void> => {
  await page.getByRole('textbox', { name: t('assistant.write') }).fill(question)
  await page.keyboard.press('Enter')
  await expect(locateConversation(page, t).locator('[data-question]').last()).toContainText(question)
}

const emptyFacts = { points: 0, difficulty: '', days: 0, target: 0, unit: '' }

for (const language of sampleLanguages('en')) {
  test.describe(`the chat in ${language}`, () => {
    test.use({ language })

    test('leads from Glim to an idea, and with one click to a habit [NAV-5]', async ({ page, api, t }) => {
      await signUpFamily(api, ['Mia'], language)
      await page.goto(`/${language}`)
      await page.getByRole('button', { name: t('shell.openGlim') }).click()
      await expect(page.getByText(t('glim.nothing', { child: 'Mia' }))).toBeVisible()
      await page.getByRole('link', { name: t('glim.actions.recommendations') }).click()
      await expect(page).toHaveURL(/\/ai-chat$/)
      await expect(
        locateConversation(page, t).getByText(t('assistant.responses.ideas_coming', { name: 'Mia' })),
      ).toBeVisible()
      const kind = t('assistant.card.facts.habit', emptyFacts).split('·')[0] ?? ''
      const card = locateConversation(page, t)
        .getByRole('listitem')
        .filter({ hasText: `${kind}·` })
      await waitForAnswer(page, t)
      const title = (await card.getByRole('paragraph').first().textContent()) ?? ''
      await card
        .getByRole('button', { name: `${t('common.add')} ${t('assistant.card.addWhat', { name: 'Mia', title })}` })
        .click()
      await expect(card.getByText(t('assistant.card.added', { name: 'Mia' }))).toBeVisible()
      await page.goto(`/${language}/habits`)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await page.goto(`/${language}/ai-chat`)
      await card.getByRole('button', { name: t('assistant.card.undoName', { title }) }).click()
      await expect(
        card.getByRole('button', { name: `${t('common.add')} ${t('assistant.card.addWhat', { name: 'Mia', title })}` }),
      ).toBeVisible()
      await page.goto(`/${language}/habits`)
      await expect(page.getByRole('heading', { name: title })).toBeHidden()
    })
  })
}

test.describe('a question in Chinese', () => {
  test.use({ language: 'zh' })

  test('about brushing teeth gets an answer, and a chip asks the next question', async ({ page, api, t }) => {
    await signUpFamily(api, ['Mia'], 'zh')
    await page.goto('/zh/ai-chat')
    await sendQuestion(page, t, '四岁了，天天晚上刷牙都哭闹')
    await waitForAnswer(page, t)
    await expect(locateConversation(page, t).getByRole('listitem').filter({ hasText: '刷牙' }).first()).toBeVisible()
    const chip = page
      .getByRole('group', { name: t('assistant.followUps') })
      .getByRole('button')
      .first()
    const label = (await chip.textContent()) ?? ''
    await chip.click()
    await expect(locateConversation(page, t).getByText(label, { exact: true })).toBeVisible()
    await waitForAnswer(page, t)
  })
})

test('a danger gets numbers to call; a number of their own, once saved, is the first [AST-33, AST-34]', async ({
  page,
  api,
  t,
}) => {
  await signUpFamily(api, ['Mia'], 'en')
  await page.goto('/en/ai-chat')
  await sendQuestion(page, t, 'my toddler drank bleach')
  const numbers = page.getByRole('region', { name: t('helplines.title') })
  await expect(numbers.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
  await expect(locateConversation(page, t).getByText('Do not make them vomit')).toBeVisible()
  await numbers.getByRole('link', { name: t('helplines.change') }).click()
  await page.getByRole('combobox', { name: t('helplines.settings.country') }).selectOption('FR')
  await page.getByRole('textbox', { name: t('helplines.uses.poison') }).fill('600 100 200')
  const save = page.getByRole('button', { name: t('helplines.settings.save') })
  await save.click()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.goto('/en/ai-chat')
  await sendQuestion(page, t, 'my toddler drank bleach')
  const links = numbers.last().getByRole('link')
  await expect(links.nth(0)).toHaveAttribute('href', 'tel:600100200')
  await expect(numbers.last().getByRole('heading', { name: 'France' })).toBeVisible()
})

test('“Ask something” opens the chat with the cursor in its field, again if it is open [NAV-5]', async ({
  page,
  api,
  t,
}) => {
  await signUpFamily(api, ['Mia'])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/en')
  const field = page.getByRole('textbox', { name: t('assistant.write') })
  const askSomething = async () => {
    await page.getByRole('button', { name: t('shell.openGlim') }).click()
    const link = page.getByRole('link', { name: t('glim.ask') })
    await link.click()
    await expect(link).toBeHidden()
  }
  await askSomething()
  await expect(field).toBeFocused()
  await page.locator('h1').click()
  await askSomething()
  await expect(field).toBeFocused()
  await page.keyboard.type('Bedtime')
  await expect(field).toHaveValue('Bedtime')
})

for (const size of sampleFirst([
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])) {
  test(`a question is the first in view before its answer, and stays there, ${size.width} px wide [AST-31]`, async ({
    page,
    api,
    t,
  }) => {
    await page.setViewportSize(size)
    await signUpFamily(api, ['Mia'])
    await page.goto('/en/ai-chat')
    const log = locateConversation(page, t)
    for (const question of ['He hits his brother', 'Homework takes forever']) {
      await sendQuestion(page, t, question)
      const bubble = log.locator('[data-question]').last()
      await expect(bubble).toContainText(question)
      const top = async () => Math.round((await bubble.boundingBox())?.y ?? 0)
      const first = await top()
      const header = await page
        .locator('header:visible')
        .filter({ has: page.locator('h1') })
        .boundingBox()
      expect(first - ((header?.y ?? 0) + (header?.height ?? 0))).toBeLessThanOrEqual(13)
      await waitForAnswer(page, t)
      await expect(log.getByRole('listitem').last()).toBeAttached()
      expect(await top()).toBe(first)
    }
  })
}

test(
  'above an open keyboard the answer to a long question begins in view [AST-31]',
  fullRunOnly,
  async ({ page, api, t }) => {
    await page.setViewportSize({ width: 390, height: 450 })
    await signUpFamily(api, ['Mia'])
    await page.goto('/en/ai-chat')
    await sendQuestion(
      page,
      t,
      `Homework takes forever. ${'We sit at the table until dinner and nothing happens. '.repeat(6)}`,
    )
    await waitForAnswer(page, t)
    const answer = locateConversation(page, t).locator('b').first()
    await expect(answer).toBeInViewport({ ratio: 1 })
  },
)

test('restores the question after leaving during an answer [AST-19]', async ({ page, api, t }) => {
  await signUpFamily(api, ['Mia'])
  await page.goto('/en/ai-chat')
  await sendQuestion(page, t, 'Homework takes forever')
  await page.getByRole('link', { name: t('common.back') }).click()
  await expect(page).toHaveURL(/\/en\/?$/)
  await page.goto('/en/ai-chat')
  await expect(locateConversation(page, t).getByText('Homework takes forever')).toBeVisible()
  await waitForAnswer(page, t)
  await sendQuestion(page, t, 'Bedtime')
  await waitForAnswer(page, t)
})

test('the chat requires a child, and is about the first one added [AST-15, AST-16]', async ({ page, api, t }) => {
  await signUpFamily(api, [])
  await page.goto('/en/ai-chat')
  await expect(page.getByRole('button', { name: t('children.add') })).toBeVisible()
  await expect(locateConversation(page, t)).toBeHidden()
  for (const name of ['Mia', 'Noah']) await api(addChild, { body: { name } })
  await page.reload()
  await expect(page.getByText(t('assistant.greetings.day', { name: 'Mia' }).split('!')[1] ?? '')).toBeVisible()
})

test('each child has a conversation of its own [AST-17, AST-30]', async ({ page, api, t }) => {
  await signUpFamily(api, ['Mia', 'Noah'])
  await page.goto('/en/ai-chat')
  await sendQuestion(page, t, 'Bedtime')
  await waitForAnswer(page, t)
  await page.getByRole('button', { name: t('shell.childButton', { name: 'Mia' }) }).click()
  await locateDialog(page, t('children.choose')).getByRole('button', { name: 'Noah' }).click()
  await expect(page.getByRole('heading', { name: t('assistant.startTitle') })).toBeVisible()
  await expect(locateConversation(page, t).getByText('Bedtime', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: t('shell.childButton', { name: 'Noah' }) }).click()
  await locateDialog(page, t('children.choose')).getByRole('button', { name: 'Mia' }).click()
  await expect(locateConversation(page, t).getByText('Bedtime', { exact: true })).toBeVisible()
})

test('when signed out, the chat redirects to sign-in and returns [AST-1]', async ({ page }) => {
  await page.goto('/en/ai-chat?action=tips')
  await expect(page).toHaveURL(/\/en\/sign-in\?to=%2Fai-chat%3Faction%3Dtips$/)
})

test('uses a language model only if the family agreed, with the built-in answer as fallback', async ({ browser }) => {
  const t = createAppTranslator('en')
  const model = await startModelServer()
  const settings = { AI_BASE_URL: model.url, AI_API_KEY: 'none', AI_MODEL: 'small' }
  const server = await startServerWithSettings('with-a-model', settings)
  const context = await browser.newContext({ baseURL: server.url })
  try {
    await signUpFamily(createApiClient(context.request), ['Mia'])
    const page = await context.newPage()
    await page.goto('/en/ai-chat')
    await sendQuestion(page, t, 'Mia will not brush her teeth')
    await waitForAnswer(page, t)
    expect(model.requests).toEqual([])
    await page.goto('/en/settings/family')
    await page.getByRole('switch', { name: t('settings.model') }).click()
    await expect(page.getByRole('switch', { name: t('settings.model') })).toBeChecked()
    await page.goto('/en/ai-chat')
    await expect(page.getByText(t('assistant.sentTo', { host: new URL(model.url).host }))).toBeVisible()
    const items = locateConversation(page, t).getByRole('listitem')
    await expect(items.first()).toBeVisible()
    const before = await items.count()
    model.abortsAnswer = true
    await sendQuestion(page, t, 'Mia will not go to bed')
    await waitForAnswer(page, t)
    expect(model.requests).toHaveLength(1)
    expect(model.requests.join()).not.toContain('Mia')
    expect(await items.count()).toBeGreaterThan(before)
  } finally {
    await context.close()
    await server.stop()
    await model.stop()
  }
})
