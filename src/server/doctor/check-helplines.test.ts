import { expect, test } from 'vitest'
import { loadHelplines } from '#server/assistant/content/load.ts'
import type { HelplineTable } from '#server/assistant/content/helplines-schema.ts'
import { checkHelplines } from './check-helplines.ts'

const row = (number: string, checked: string) => ({
  use: 'poison' as const,
  number,
  page: { address: 'https://example.org', checked },
})

test('numbers that were compared more than 24 months ago are something to do [AST-35]', () => {
  const table: HelplineTable = {
    elsewhere: [row('112', '2025-01-01')],
    countries: { DE: [row('030 1', '2024-11-19')], FR: [row('01', '2024-11-20')] },
  }
  const { isOk, text } = checkHelplines(table, Date.parse('2026-11-20T12:00:00Z'))
  expect([isOk, text]).toEqual([false, expect.stringMatching(/^compared more than 24 months ago: DE poison 030 1\. /)])
  expect(checkHelplines(table, Date.parse('2026-11-19T12:00:00Z'))).toMatchObject({
    isOk: true,
    text: '3 numbers, all compared within the last 24 months',
  })
})

test('names the first five and counts the others [AST-35]', () => {
  expect(checkHelplines(loadHelplines(), Date.parse('2036-01-01')).text).toMatch(/ and \d{3} more\. /)
})
