import * as z from 'zod'
import { createMessageSchema } from './messages-schema.ts'

/** What is said of a period, such as a week. */
export const summaryTexts = z.strictObject({
  earned: createMessageSchema('who', 'period', 'earned'),
  minus: createMessageSchema('parts'),
  deducted: createMessageSchema('points'),
  spent: createMessageSchema('points'),
  counts: createMessageSchema('counts'),
  /** Before what is worth telling, each of these, and the numbers after them. */
  intro: createMessageSchema('who', 'period'),
  best: createMessageSchema('title', 'value'),
  /** The same for what is measured by time. */
  longest: createMessageSchema('title', 'value'),
  habit: createMessageSchema('title'),
  challenge: createMessageSchema('title'),
  badge: createMessageSchema('titles', 'n'),
  moment: createMessageSchema('day', 'mood', 'words'),
  deed: createMessageSchema('title', 'times'),
  numbers: createMessageSchema('parts'),
  points: createMessageSchema('earned'),
  numbersBefore: createMessageSchema('unit', 'parts', 'earned'),
  beforeSoFar: createMessageSchema('unit', 'earned'),
  before: createMessageSchema('unit', 'earned'),
  none: createMessageSchema('who', 'period'),
  deeds: createMessageSchema('titles'),
  chart: createMessageSchema('who'),
  side: createMessageSchema('who', 'earned', 'counts'),
  sides: createMessageSchema('period'),
  /** Said to somebody who asks which child is ahead. */
  noRank: createMessageSchema(),
})

/** What is said of two periods side by side. `change` is `more`, `fewer` or `same`; as a whole `better`, `weaker`, `mixed` or `same`. */
export const comparisonTexts = z.strictObject({
  overall: createMessageSchema('change'),
  /** Of one habit or deed. */
  thing: createMessageSchema('who', 'title', 'period', 'before', 'now', 'past', 'change'),
  thingSoFar: createMessageSchema('who', 'title', 'period', 'before', 'now', 'past', 'change'),
  title: createMessageSchema('who', 'period', 'before'),
  titleSoFar: createMessageSchema('who', 'period', 'before'),
  habit: createMessageSchema('now', 'before', 'change'),
  behavior: createMessageSchema('now', 'before', 'change'),
  earned: createMessageSchema('now', 'before', 'change'),
  deducted: createMessageSchema('now', 'before', 'change'),
  noted: createMessageSchema(),
})
