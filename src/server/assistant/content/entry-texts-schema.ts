import * as z from 'zod'
import { createMessageSchema } from './messages-schema.ts'

/** What is said of habits. */
export const habitTexts = z.strictObject({
  none: createMessageSchema('who'),
  weakest: createMessageSchema('title', 'done', 'n'),
  strong: createMessageSchema('who', 'n'),
  weakestIn: createMessageSchema('title', 'period', 'done', 'n'),
  strongIn: createMessageSchema('who', 'period'),
  bestIn: createMessageSchema('title', 'period', 'done', 'n'),
  best: createMessageSchema('title', 'done', 'n'),
  one: createMessageSchema('title', 'run', 'target', 'done', 'n'),
  nearest: createMessageSchema('title', 'run', 'target', 'left'),
  run: createMessageSchema('title', 'run', 'longest'),
  notStarted: createMessageSchema('title'),
  ended: createMessageSchema('title', 'day'),
  lasting: createMessageSchema('title', 'run', 'day'),
  completed: createMessageSchema('title', 'run'),
  item: createMessageSchema('title', 'run', 'target'),
  list: createMessageSchema('who', 'habits'),
  chart: createMessageSchema(),
})

/** What is said of challenges. */
export const bestTexts = z.strictObject({
  best: createMessageSchema('who', 'title', 'value'),
  bestOfTarget: createMessageSchema('who', 'title', 'value', 'target'),
  none: createMessageSchema('who', 'title'),
  since: createMessageSchema('day'),
  toGo: createMessageSchema('left', 'target'),
  when: createMessageSchema('who', 'title', 'value', 'day'),
  earlier: createMessageSchema('scores'),
  rising: createMessageSchema('scores'),
  level: createMessageSchema('scores'),
  lower: createMessageSchema('scores'),
  few: createMessageSchema('scores'),
  times: createMessageSchema('who', 'title', 'scores', 'last', 'low', 'high'),
  target: createMessageSchema('target'),
  noSkills: createMessageSchema('who'),
  chart: createMessageSchema('title'),
})
