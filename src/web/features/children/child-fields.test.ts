import { expect, test } from 'vitest'
import { toChildChanges, isAgeOutOfRange, toNewChild, emptyFields } from './child-fields.ts'

test('the body of a new child has only the given values', () => {
  expect(toNewChild({ ...emptyFields, name: 'Mia' })).toEqual({ name: 'Mia' })
  expect(
    toNewChild({
      name: 'Leo',
      aliases: 'Leoncito, 乐乐、狮子，',
      avatarUrl: '🦁',
      age: ' 7 ',
      gender: 'boy',
      birthday: '2019-02-28',
    }),
  ).toEqual({
    name: 'Leo',
    aliases: ['Leoncito', '乐乐', '狮子'],
    avatarUrl: '🦁',
    age: 7,
    gender: 'boy',
    birthday: '2019-02-28',
  })
})

test('full-width digits are parsed', () => {
  expect(toNewChild({ ...emptyFields, age: '１２' }).age).toBe(12)
})

test.each(['7.5', '-1', 'seven', '1e1', '٧'])('%s is not a valid age [CHD-8, CON-8]', (age) => {
  expect(toNewChild({ ...emptyFields, age }).age).toBeNaN()
})

test('empty fields of an edited child become null [CHD-17, CHD-18]', () => {
  expect(toChildChanges({ ...emptyFields, name: 'Mia' }, emptyFields)).toEqual({
    name: 'Mia',
    age: null,
    gender: null,
    birthday: null,
    avatarUrl: null,
  })
})

test.each(['1', '17'])('the edit form saves the age %s [CHD-9, CHD-10, CON-8]', (age) => {
  expect(isAgeOutOfRange(age)).toBe(false)
  expect(toChildChanges({ ...emptyFields, age }, emptyFields).age).toBe(Number(age))
})

test.each(['0', '18', '120', 'seven'])('the edit form ignores the age %s [CHD-9, CHD-10, CON-8]', (age) => {
  expect(isAgeOutOfRange(age)).toBe(true)
  expect(toChildChanges({ ...emptyFields, age }, emptyFields)).not.toHaveProperty('age')
})

test('the edit form sends aliases that were changed, and null if they were emptied [CHD-33]', () => {
  const initial = { ...emptyFields, aliases: 'Mimi, 米米' }
  expect(toChildChanges(initial, initial)).not.toHaveProperty('aliases')
  expect(toChildChanges({ ...initial, aliases: 'Mimi' }, initial)).toMatchObject({ aliases: ['Mimi'] })
  expect(toChildChanges({ ...initial, aliases: ' ' }, initial)).toMatchObject({ aliases: null })
})
