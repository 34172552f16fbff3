import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError, OfflineError } from '#shared/contract/client.ts'
import { problems } from '#shared/contract/problem.ts'
import { accountErrors } from '#web/i18n/messages/en/account-errors.ts'
import { errors as en } from '#web/i18n/messages/en/errors.ts'
import { errors as es } from '#web/i18n/messages/es/errors.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { useProblemText } from './problem-text.ts'

function ProblemText({ error }: { error: unknown }) {
  return <p data-testid="problem-text">{useProblemText()(error)}</p>
}

const problemText = page.getByTestId('problem-text')
const shownText = () => problemText.element().textContent
const createApiError = (status: number, code: string, facts = {}) =>
  new ApiError(status, 'Refused', { code, detail: 'In a sentence.', facts })

test('translates an error code with its limits [ANS-23, STT-7]', async () => {
  const { rerenderWith } = await renderWithProviders(<ProblemText error={createApiError(403, 'last_child')} />, {
    locale: 'es',
  })
  await expect.element(problemText).toHaveTextContent(es.problem.last_child)
  await rerenderWith(<ProblemText error={createApiError(409, 'insufficient_points', { cost: 1500, points: 20 })} />)
  await expect.poll(shownText).toMatch(/1500|1\.500/)
  await rerenderWith(<ProblemText error={new OfflineError('lost')} />)
  await expect.poll(shownText).toMatch(/conexión/)
})

test('shows the server’s message for a code without a translation', async () => {
  await renderWithProviders(<ProblemText error={createApiError(409, 'brand_new')} />)
  await expect.element(problemText).toHaveTextContent('409: In a sentence.')
})

test('every code of the contract has a translation', () => {
  expect(Object.keys(problems).filter((code) => !(code in en.problem || code in accountErrors))).toEqual([])
})
