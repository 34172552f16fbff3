import { expect, test } from 'vitest'
import { listVerbForms } from './verb-forms.ts'

test('forms of a Spanish verb lead to those of the phrases, with and without pronouns', () => {
  expect(listVerbForms('guardandolos')).toEqual(['guardando', 'guardo', 'guardado', 'guardar'])
  expect(listVerbForms('subirle')).toEqual(['subir', 'subio', 'subido', 'suber', 'subir'])
  expect(listVerbForms('mesa')).toEqual([])
})
