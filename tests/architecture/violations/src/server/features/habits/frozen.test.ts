// caught by vitest(no-restricted-matchers): the fact that the test is named after
import { expect, test } from 'vitest'

test('a habit is kept', () => {
  expect(1).toMatchSnapshot()
})
