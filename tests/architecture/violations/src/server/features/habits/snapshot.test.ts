// caught by vitest(no-restricted-matchers): the fact in the title of the test
import { expect, test } from 'vitest'

test('a habit is kept', () => {
  expect(1).toMatchSnapshot()
})
