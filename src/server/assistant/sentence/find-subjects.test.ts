import { expect, test } from 'vitest'
import { createCaseFamily, readSentenceCases } from '#server/testing/sentence-cases.ts'
import { readSentence } from './read-sentence.ts'

/** Returns whether each proposal is ticked, with its kind, child and title; Mia is on screen. */
const list = (text: string) => {
  const family = createCaseFamily(readSentenceCases('en').children, 'en')
  const [child] = family.children
  if (!child) throw new Error('There is no child.')
  return readSentence({ text, language: 'en', family, child }).proposals.map((proposal) => [
    proposal.isSure,
    proposal.kind,
    proposal.childId,
    'title' in proposal ? proposal.title : '',
  ])
}

test('“Noa’s” at the beginning of a clause is its subject [AST-60]', () => {
  expect(list('Noa’s reading was lovely and she tidied her toys')).toEqual([
    [false, 'behavior', 'Noa', 'Reading was lovely'],
    [true, 'behavior', 'Noa', 'Tidied toys'],
  ])
  expect(list('Leo broke Noa’s castle')).toEqual([[true, 'behavior', 'Leo', 'Broke Noa’s castle']])
})

test('what another child is said to have done, or may pause, is not ticked [AST-63]', () => {
  const tickedOf = (text: string) => list(text).filter(([isSure]) => isSure)
  expect(tickedOf('toys are put away (Leo did it)')).toEqual([])
  expect(tickedOf('Leo has chicken pox so getting dressed and put away toys both on hold today')).toEqual([
    [true, 'rest', 'Leo', 'Put away toys'],
  ])
})
